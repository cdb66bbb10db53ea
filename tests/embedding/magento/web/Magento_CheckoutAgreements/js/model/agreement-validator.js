/** Asks for the agreements at the chosen method; told to hide errors, it only answers. */
define(['jquery'], ($) => ({
  validate: (hideError) => {
    const missing = $('.payment-method._active div.checkout-agreements input.required-entry:not(:checked)');
    if (!hideError) missing.after('<div class="mage-error">This is a required field.</div>');
    return missing.length === 0;
  },
}));
