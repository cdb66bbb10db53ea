/** A module that every Luma page requires. */
define(['jquery', 'mage/apply/main'], ($, mage) => {
  window.lumaHasStarted = false;
  setTimeout(() => {
    mage.apply();
    mage.listen();
    $(() => setTimeout(() => (window.lumaHasStarted = true), 50));
  });
});
