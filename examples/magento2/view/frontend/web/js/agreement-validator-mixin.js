/** Lets the element validate its own checkboxes; Luma reads the ticked ones when it places the order. */
define(['mage/utils/wrapper'], (wrapper) => (validator) => {
  if (!window.checkoutConfig?.shopElements?.agreements) {
    return validator;
  }

  validator.validate = wrapper.wrap(validator.validate, (original, hideError) => {
    const agreements = document.querySelector('.payment-method._active shop-agreements[data-state="ready"]');

    // Luma asks with `hideError` whether a button may be enabled: no message then.
    return agreements && !hideError ? agreements.validate() : original(hideError);
  });

  return validator;
});
