/** For card methods without their own renderer: shows Luma's card fields, or the element. */
define([
  'jquery',
  'Magento_Payment/js/view/payment/cc-form',
  'ShopElements_Storefront/js/payment/card-mixin',
  'mage/validation',
], ($, CardForm, cardMixin) =>
  cardMixin(
    CardForm.extend({
      defaults: {
        template: 'ShopElements_Storefront/payment-method',
        fieldsTemplate: 'ShopElements_Storefront/fields/luma-card',
      },

      getCode: function () {
        return this.item.method;
      },

      /** Enables Luma's fields. */
      isActive: () => true,

      validate: function () {
        const form = $(`#${this.getCode()}-form`);

        return Boolean(form.validation() && form.validation('isValid'));
      },
    }),
  ));
