// A gateway whose renderer has its own form hands it over to the element, as in the module's README.
// biome-ignore lint/correctness/noUnusedVariables: merged with those of the modules
var config = {
  config: {
    mixins: {
      'Acme_Pay/js/view/payment/method-renderer/acmepay': {
        'ShopElements_Storefront/js/payment/card-mixin': true,
      },
    },
  },
};
