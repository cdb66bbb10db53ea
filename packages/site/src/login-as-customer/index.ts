import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { LoginAsCustomer as View } from './login-as-customer';
import { type LoginAsCustomerConfig, loginAsCustomerConfig } from './login-as-customer.config';

export { loginAsCustomerTexts } from './login-as-customer';
export { type LoginAsCustomerConfig, loginAsCustomerConfig } from './login-as-customer.config';

export const ShopLoginAsCustomer = elementClass({
  tag: 'shop-login-as-customer',
  mode: 'render',
  config: loginAsCustomerConfig,
  component: View,
});

export const { define } = ShopLoginAsCustomer;

export const LoginAsCustomer = reactComponent(ShopLoginAsCustomer);

declare global {
  interface HTMLElementTagNameMap {
    'shop-login-as-customer': ConfiguredElement<LoginAsCustomerConfig>;
  }
}
