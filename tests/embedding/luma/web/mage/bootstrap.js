/** A module that every Luma page requires. */
define(['jquery', 'mage/apply/main'], ($, mage) => {
  window.lumaHasStarted = false;
  // Magento applies widgets a task after this module, which loads so much that the page is parsed by then.
  $(() => {
    mage.apply();
    mage.listen();
    setTimeout(() => (window.lumaHasStarted = true), 50);
  });
});
