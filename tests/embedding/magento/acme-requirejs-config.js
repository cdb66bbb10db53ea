// A gateway whose renderer has a form of its own gives it to the element, as the module's README says.
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
