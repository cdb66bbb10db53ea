/**
 * What a payment renderer of Luma's does when an element draws its fields: it asks the element.
 */
define(['ShopElements_Storefront/js/script!'], (script) => {
  /** The element in the renderer's own section, once it is ready: a checkout has one section per method. */
  function elementOf(code, tag) {
    return document.querySelector(`[data-payment-method="${CSS.escape(code)}"] ${tag}[data-state="ready"]`);
  }

  return {
    /**
     * Whether the shop has switched the elements on, and the loader is there to define them. If not, Luma's renderer stays.
     * @param {string} tag the element's
     */
    draws: (tag) => Boolean(window.checkoutConfig?.shopElements?.payment) && Boolean(script?.tags.includes(tag)),

    /**
     * Members for a renderer that Luma's `Component.extend` takes.
     * @param {string} tag the element's
     * @param {string} fieldsTemplate the one with the element
     */
    members: (tag, fieldsTemplate) => ({
      defaults: { template: 'ShopElements_Storefront/payment-method', fieldsTemplate: fieldsTemplate },

      /** What goes to the server: `{ method, additional_data, … }`. */
      getData: function () {
        const element = elementOf(this.getCode(), tag);

        return element ? element.getData() : this._super();
      },

      /** Shows the element's messages and focuses the first field that is wrong. */
      validate: function () {
        const element = elementOf(this.getCode(), tag);

        return element ? element.validate() : this._super();
      },
    }),
  };
});
