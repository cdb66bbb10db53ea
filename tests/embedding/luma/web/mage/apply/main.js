/** Starts the widgets in `data-mage-init` and `text/x-magento-init`. Removes both first, as Magento does. */
define(['jquery'], ($) => {
  function start(name, settings, element) {
    require([name], (component) => {
      setTimeout(() => component(settings, element));
    });
  }

  function fold(script) {
    const widgets = JSON.parse(script.textContent);
    script.parentNode.removeChild(script);
    for (const selector of Object.keys(widgets)) {
      if (selector === '*') {
        for (const name of Object.keys(widgets['*'])) start(name, widgets['*'][name], false);
        continue;
      }
      for (const element of document.querySelectorAll(selector)) {
        const own = JSON.parse(element.getAttribute('data-mage-init') ?? '{}');
        element.setAttribute('data-mage-init', JSON.stringify(Object.assign(own, widgets[selector])));
      }
    }
  }

  function apply() {
    for (const script of document.querySelectorAll('script[type="text/x-magento-init"]')) fold(script);
    for (const element of document.querySelectorAll('[data-mage-init]')) {
      const widgets = JSON.parse(element.getAttribute('data-mage-init'));
      element.removeAttribute('data-mage-init');
      for (const name of Object.keys(widgets)) start(name, widgets[name], element);
    }
  }

  return { apply, listen: () => $(document).on('contentUpdated', 'body', apply) };
});
