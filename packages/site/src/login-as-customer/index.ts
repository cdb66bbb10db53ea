export { define, LoginAsCustomer, ShopLoginAsCustomer } from './element';
export { type LoginAsCustomerConfig, loginAsCustomerConfig } from './login-as-customer.config';
export { loginAsCustomerTexts } from './login-as-customer.texts';
