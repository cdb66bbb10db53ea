/** Shows Luma's own checkboxes if the element's code does not load. */
define(['ShopElements_Storefront/js/failed'], (failed) => (Agreements) =>
  Agreements.extend({
    getTemplate: function () {
      return failed('shop-agreements') ? Agreements.defaults.template : this._super();
    },
  }));
