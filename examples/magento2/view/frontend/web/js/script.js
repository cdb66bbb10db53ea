/**
 * A RequireJS plugin, used as `ShopElements_Storefront/js/script!`. It resolves after the elements' loader has run, to an object with the
 * tags that the loader can define, or to undefined without a loader. Magento's `domReady!` does not wait for deferred scripts.
 */
define({
  load: (_name, _require, done) => {
    // An element with this id is on `window`, too, and has no tags.
    const script = () => (window.shopElementsScript?.tags ? window.shopElementsScript : undefined);
    const settle = () => done(script());

    if (script() || document.readyState === 'complete') {
      settle();
      return;
    }

    document.addEventListener('DOMContentLoaded', settle, { once: true });
    window.addEventListener('load', settle, { once: true });
  },
});
