/** What else is asked before an order is placed. All are, so that all that is missing is marked. */
define(() => {
  const validators = [];
  return {
    registerValidator: (validator) => void validators.push(validator),
    validate: () => validators.map((validator) => validator.validate()).every(Boolean),
  };
});
