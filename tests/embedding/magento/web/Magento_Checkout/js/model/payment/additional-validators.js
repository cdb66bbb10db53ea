/** What else is asked before an order is placed. All are, so that all that is missing is marked. */
define(() => {
  const validators = [];
  return {
    registerValidator: (validator) => void validators.push(validator),
    validate: (hideError) => validators.map((validator) => validator.validate(hideError)).every(Boolean),
  };
});
