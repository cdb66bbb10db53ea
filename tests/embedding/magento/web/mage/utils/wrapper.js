/** Magento's way to put a function around another one, which gets that as its first argument. */
define(() => ({
  wrap: (target, around) =>
    function (...values) {
      return around.call(this, target.bind(this), ...values);
    },
}));
