/** The base of all payment renderers. */
define([
  'ko',
  'uiComponent',
  'Magento_Checkout/js/action/place-order',
  'Magento_Checkout/js/action/select-payment-method',
  'Magento_Checkout/js/model/quote',
  'Magento_Checkout/js/model/payment-service',
  'Magento_Checkout/js/model/payment/additional-validators',
], (ko, Component, placeOrder, selectPaymentMethod, quote, paymentService, additionalValidators) =>
  Component.extend({
    // Shared by all methods.
    isPlaceOrderActionAllowed: ko.observable(quote.billingAddress() !== null),
    isChecked: ko.computed(() => quote.paymentMethod()?.method ?? null),
    isRadioButtonVisible: ko.computed(() => paymentService.getAvailablePaymentMethods().length !== 1),

    placeOrder: function (_data, event) {
      event?.preventDefault();
      if (!this.validate() || !additionalValidators.validate() || !this.isPlaceOrderActionAllowed()) return false;
      this.isPlaceOrderActionAllowed(false);
      placeOrder(this.getData())
        .then(() => window.location.replace(window.checkoutConfig.defaultSuccessPageUrl))
        .finally(() => this.isPlaceOrderActionAllowed(true));
      return true;
    },

    selectPaymentMethod: function () {
      selectPaymentMethod(this.getData());
      return true;
    },

    getData: function () {
      return { method: this.item.method, po_number: null, additional_data: null };
    },
    getTitle: function () {
      return this.item.title;
    },
    getCode: function () {
      return this.item.method;
    },
    getBillingAddressFormName: function () {
      return `billing-address-form-${this.item.method}`;
    },
    validate: () => true,
  }));
