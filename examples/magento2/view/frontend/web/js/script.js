/**
 * A dependency that is there once the elements' deferred script has run, or is known not to come: `ShopElements_Storefront/js/script!`.
 * Magento's `domReady!` does not wait for deferred scripts.
 */
define({
  load: (_name, _require, done) => {
    if (window.ShopElements || document.readyState === 'complete') {
      done(window.ShopElements);
      return;
    }

    document.addEventListener('DOMContentLoaded', () => done(window.ShopElements), { once: true });
    window.addEventListener('load', () => done(window.ShopElements), { once: true });
  },
});
