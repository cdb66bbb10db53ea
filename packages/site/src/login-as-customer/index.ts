export { define, ShopLoginAsCustomer } from './element';
export { LoginAsCustomer } from './login-as-customer';
export { type LoginAsCustomerConfig, loginAsCustomerConfig } from './login-as-customer.config';
export { loginAsCustomerTexts } from './login-as-customer.texts';
