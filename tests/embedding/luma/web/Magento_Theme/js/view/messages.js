/** Luma's own message area: renders the messages section. */
define(['ko', 'Magento_Customer/js/customer-data'], (ko, customerData) => (_settings, area) => {
  const section = customerData.get('messages');
  ko.applyBindings({ messages: ko.pureComputed(() => section().messages ?? []) }, area);
});
