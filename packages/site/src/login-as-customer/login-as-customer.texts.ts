/** Words of `<shop-login-as-customer>`. */
export const loginAsCustomerTexts = {
  label: 'Logged in as customer',
  connected: 'You are connected as %1 on %2',
  close: 'Close Session',
  entering: 'One moment, the data is being loaded...',
};
