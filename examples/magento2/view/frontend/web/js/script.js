/**
 * A dependency that resolves once the elements' loader has run, or is known to be missing: `ShopElements_Storefront/js/script!`. Its
 * value is what the loader says about itself: which tags it can define. Magento's `domReady!` does not wait for deferred scripts.
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
