/** One of the modules that every page of Luma's asks for. */
define(['jquery', 'mage/apply/main'], ($, mage) => {
  window.lumaHasStarted = false;
  setTimeout(() => {
    mage.apply();
    mage.listen();
    $(() => setTimeout(() => (window.lumaHasStarted = true), 50));
  });
});
