/** Validators that run before an order is placed. All of them run, so that every missing field is marked. */
define(() => {
  const validators = [];
  return {
    registerValidator: (validator) => void validators.push(validator),
    validate: (hideError) => validators.map((validator) => validator.validate(hideError)).every(Boolean),
  };
});
