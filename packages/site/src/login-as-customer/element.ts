import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { LoginAsCustomer } from './login-as-customer';
import { type LoginAsCustomerConfig, loginAsCustomerConfig } from './login-as-customer.config';

export const ShopLoginAsCustomer = elementClass({
  tag: 'shop-login-as-customer',
  mode: 'render',
  config: loginAsCustomerConfig,
  component: LoginAsCustomer,
});

export const { define } = ShopLoginAsCustomer;

declare global {
  interface HTMLElementTagNameMap {
    'shop-login-as-customer': ConfiguredElement<LoginAsCustomerConfig>;
  }
}
