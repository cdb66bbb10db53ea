/** A module that every Luma page requires. */
define(['jquery', 'mage/apply/main'], ($, mage) => {
  window.lumaHasStarted = false;
  // Magento applies widgets a task after this module: with all that it depends on, after the page is parsed.
  $(() => {
    mage.apply();
    mage.listen();
    setTimeout(() => (window.lumaHasStarted = true), 50);
  });
});
