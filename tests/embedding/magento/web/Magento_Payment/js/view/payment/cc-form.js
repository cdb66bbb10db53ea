/** The base of card renderers. Each has its own template with Luma's card fields. */
define(['Magento_Checkout/js/view/payment/default'], (Component) =>
  Component.extend({
    defaults: {
      creditCardType: '',
      creditCardNumber: '',
      creditCardExpMonth: '',
      creditCardExpYear: '',
      creditCardVerificationNumber: '',
    },

    initObservable: function () {
      return this._super().observe([
        'creditCardType',
        'creditCardNumber',
        'creditCardExpMonth',
        'creditCardExpYear',
        'creditCardVerificationNumber',
      ]);
    },

    getCode: () => 'cc',

    getData: function () {
      return {
        method: this.item.method,
        additional_data: {
          cc_cid: this.creditCardVerificationNumber(),
          cc_type: this.creditCardType(),
          cc_exp_year: this.creditCardExpYear(),
          cc_exp_month: this.creditCardExpMonth(),
          cc_number: this.creditCardNumber(),
        },
      };
    },
  }));
