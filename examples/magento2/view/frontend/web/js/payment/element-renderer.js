/**
 * What a payment renderer of Luma's does when an element draws its fields: it asks the element.
 */
define([], () => {
  /** The element in the renderer's own section: a checkout has one section for each method. */
  function elementOf(code, tag) {
    return document.querySelector(`[data-payment-method="${CSS.escape(code)}"] ${tag}`);
  }

  return {
    /** @returns {boolean} whether the shop has switched the elements on */
    isOn: () => Boolean(window.checkoutConfig?.shopElements?.payment),

    /**
     * Members for a renderer that Luma's `Component.extend` takes.
     * @param {string} tag the element's
     * @param {string} template of the renderer
     */
    members: (tag, template) => ({
      defaults: { template: template },

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
