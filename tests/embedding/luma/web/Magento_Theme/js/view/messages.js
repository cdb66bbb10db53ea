/** Luma's own message area: it draws what the section has. */
define(['ko', 'Magento_Customer/js/customer-data'], (ko, customerData) => (_settings, area) => {
  const section = customerData.get('messages');
  ko.applyBindings({ messages: ko.pureComputed(() => section().messages ?? []) }, area);
});
