/** Starts a widget for each Page Builder block on the page. */
define([], () =>
  ({ config }) => {
    for (const selector of Object.keys(config)) {
      require(Object.keys(config[selector]), (widget) => {
        for (const block of document.querySelectorAll(selector)) widget(block);
      });
    }
  });
