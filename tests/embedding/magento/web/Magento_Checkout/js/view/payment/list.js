/** The available methods, each with its module's renderer. */
define([
  'uiComponent',
  'Magento_Checkout/js/model/payment-service',
  'Magento_Checkout/js/model/payment/renderer-list',
], (Component, paymentService, rendererList) =>
  Component.extend({
    defaults: { template: 'Magento_Checkout/payment-methods/list' },

    initialize: function () {
      this._super();
      paymentService.methods.subscribe(this.draw, this);
      this.draw(paymentService.methods());
      return this;
    },

    draw: function (methods) {
      const drawn = methods.map((item) => [item, rendererList.find(({ type }) => type === item.method).component]);
      require(drawn.map(([, component]) => component), (...renderers) => {
        for (const [item] of drawn) this.getRegion(`billing-address-form-${item.method}`)([this.billingAddress()]);
        this.getRegion('payment-methods-items-default')(drawn.map(([item], index) => new renderers[index]({ item })));
      });
    },

    billingAddress: () => new Component({ template: 'Magento_Checkout/billing-address' }),
  }));
