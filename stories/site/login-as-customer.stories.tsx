import { loginAsCustomerConfig } from '@shop-elements/site/login-as-customer';
import type { Meta } from '@storybook/react-vite';
import { logInAsCustomer } from '../../.storybook/shop';
import { embed } from '../embed';
import { allStates } from '../states';

/** Shows while an administrator is logged in as a customer, according to the sections `loggedAsCustomer` and `customer`. */
const meta: Meta = { title: 'Site/Login as customer', beforeEach: logInAsCustomer };
export default meta;

export const Playground = embed({
  tag: 'shop-login-as-customer',
  config: loginAsCustomerConfig,
  html: '<shop-login-as-customer data-logout-url="/customer/account/logout/"></shop-login-as-customer>',
});

export const AllStates = allStates({ states: { Playground } });
