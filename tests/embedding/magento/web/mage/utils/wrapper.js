/** Magento's function wrapper: passes the original function as the first argument. */
define(() => ({
  wrap: (target, around) =>
    function (...values) {
      return around.call(this, target.bind(this), ...values);
    },
}));
