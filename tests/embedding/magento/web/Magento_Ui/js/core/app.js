/** Knockout as in Magento: templates are files, and there is a binding for translations. */
define(['ko', 'mage/translate'], (ko, $t) => {
  const templates = {};

  /** A template that is empty until it has loaded. */
  function templateAt(name) {
    const text = ko.observable('');
    const [, module, file] = /^([^/]+)\/(.+)$/.exec(name);
    require([`text!${module}/template/${file}.html`], text);
    return { nodes: () => null, text, data: () => undefined };
  }

  const engine = new ko.nativeTemplateEngine();
  engine.makeTemplateSource = (name) => {
    templates[name] ??= templateAt(name);
    return templates[name];
  };
  ko.setTemplateEngine(engine);

  ko.bindingHandlers.i18n = {
    update: (element, phrase) => {
      element.textContent = $t(ko.unwrap(phrase()));
    },
  };

  return (component, element) => ko.applyBindings(component, element, (context) => Object.assign(context, { $t }));
});
