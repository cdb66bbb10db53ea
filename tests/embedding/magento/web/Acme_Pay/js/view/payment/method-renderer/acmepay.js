define(['jquery', 'Magento_Payment/js/view/payment/cc-form', 'mage/validation'], ($, Component) =>
  Component.extend({
    defaults: { template: 'Acme_Pay/payment/acmepay' },

    getCode: () => 'acmepay',
    isActive: () => true,
    validate: () => $('#acmepay-form').validation('isValid'),
  }));
