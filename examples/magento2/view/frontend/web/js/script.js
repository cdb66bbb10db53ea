/**
 * A RequireJS plugin, used as `ShopElements_Storefront/js/script!`. It resolves after the elements' loader has run, to an object with the
 * tags that the loader can define, or to undefined without a loader. Magento's `domReady!` does not wait for deferred scripts.
 */
define({
  load: (_name, _require, done) => {
    const settle = () => done(window.shopElementsScript);

    if (window.shopElementsScript || document.readyState === 'complete') {
      settle();
      return;
    }

    document.addEventListener('DOMContentLoaded', settle, { once: true });
    window.addEventListener('load', settle, { once: true });
  },
});
