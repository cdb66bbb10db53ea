/** Lets the element validate its own checkboxes. Luma still collects the ticked ones when it places the order. */
define(['mage/utils/wrapper'], (wrapper) => (validator) => {
  if (!window.checkoutConfig?.shopElements?.agreements) {
    return validator;
  }

  // The selected method's, or the one that an extension moved out of the methods, for example below the summary.
  const current = 'shop-agreements[data-state="ready"]:not(.payment-method:not(._active) *)';

  validator.validate = wrapper.wrap(validator.validate, (original, hideError) => {
    const agreements = document.querySelector(current);

    if (!agreements) {
      return original(hideError);
    }

    // With `hideError`, Luma only checks whether to enable a button, such as PayPal's: show no message.
    return hideError ? agreements.querySelector('input:not(:checked)') === null : agreements.validate();
  });

  return validator;
});
