/** Validates the selected method's agreements. With `hideError`, shows no messages. */
define(['jquery'], ($) => ({
  validate: (hideError) => {
    const missing = $('.payment-method._active div.checkout-agreements input.required-entry:not(:checked)');
    if (!hideError) missing.after('<div class="mage-error">This is a required field.</div>');
    return missing.length === 0;
  },
}));
