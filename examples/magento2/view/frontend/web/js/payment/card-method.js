/** The renderer of a card method that has none of its own: Luma's card fields, or the element in their place. */
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

      /** Luma's fields ask whether they can be typed into. */
      isActive: () => true,

      validate: function () {
        const form = $(`#${this.getCode()}-form`);

        return Boolean(form.validation() && form.validation('isValid'));
      },
    }),
  ));
