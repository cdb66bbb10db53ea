define(['jquery', 'Magento_Checkout/js/view/payment/default', 'mage/validation'], ($, Component) =>
  Component.extend({
    defaults: { template: 'Magento_OfflinePayments/payment/purchaseorder', purchaseOrderNumber: '' },

    initObservable: function () {
      return this._super().observe('purchaseOrderNumber');
    },

    getData: function () {
      return { method: this.item.method, po_number: this.purchaseOrderNumber(), additional_data: null };
    },

    validate: () => $('form[data-role=purchaseorder-form]').validation('isValid'),
  }));
