/** Lets Luma's payment renderers use an element for their fields, data and validation. */
define(['ShopElements_Storefront/js/script!', 'ShopElements_Storefront/js/failed'], (script, failed) => {
  /** The ready element in the method's section. */
  function elementOf(code, tag) {
    return document.querySelector(`[data-payment-method="${CSS.escape(code)}"] ${tag}[data-state="ready"]`);
  }

  return {
    /**
     * Whether the elements are switched on and the loader can define this one. Otherwise Luma's renderer stays.
     * @param {string} tag the element's tag
     */
    draws: (tag) => Boolean(window.checkoutConfig?.shopElements?.payment) && Boolean(script?.tags.includes(tag)),

    /**
     * Members for a renderer's `extend`.
     * @param {string} tag the element's tag
     * @param {string} fieldsTemplate the template that contains the element
     * @param {{ template: string, fieldsTemplate?: string }} own the renderer's templates, for when the element's code does not load
     */
    members: (tag, fieldsTemplate, own) => ({
      defaults: { template: 'ShopElements_Storefront/payment-method', fieldsTemplate: fieldsTemplate },

      getTemplate: function () {
        if (failed(tag)) {
          this.fieldsTemplate = own.fieldsTemplate;

          return own.template;
        }

        return this._super();
      },

      /** The data to send: `{ method, additional_data, … }`. */
      getData: function () {
        const element = elementOf(this.getCode(), tag);

        return element ? element.getData() : this._super();
      },

      /** Shows the element's messages and focuses the first invalid field. */
      validate: function () {
        const element = elementOf(this.getCode(), tag);

        return element ? element.validate() : this._super();
      },
    }),
  };
});
