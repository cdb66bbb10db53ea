import { defineElement } from '@shop-elements/core';
import { LoginAsCustomer } from './login-as-customer';
import { loginAsCustomerConfig } from './login-as-customer.config';

defineElement({
  tag: 'shop-login-as-customer',
  mode: 'render',
  config: loginAsCustomerConfig,
  component: LoginAsCustomer,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-login-as-customer': HTMLElement;
  }
}
