/** The part of jQuery's validation widget that the checkout's forms use: required fields. */
define(['jquery'], ($) => {
  $.fn.validation = function (question) {
    if (question === undefined) return this;
    this.find('div.mage-error').remove();
    const missing = this.find('[data-validate]').filter((_index, field) => field.value === '');
    missing.after('<div class="mage-error">This is a required field.</div>');
    return missing.length === 0;
  };
});
