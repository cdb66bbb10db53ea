// Magento's names for its own modules and one of its mixins, from the `requirejs-config.js` of a 2.4 shop.
// biome-ignore lint/correctness/noUnusedVariables: merged with those of the modules
var config = {
  paths: {
    ko: 'knockoutjs/knockout',
    jquery: 'jquery/jquery',
    text: 'mage/requirejs/text',
  },
  map: { '*': { uiComponent: 'Magento_Ui/js/core/component' } },
  config: {
    mixins: {
      'Magento_Checkout/js/action/place-order': {
        'Magento_CheckoutAgreements/js/model/place-order-mixin': true,
      },
    },
  },
};
