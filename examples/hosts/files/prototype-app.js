// Uses Prototype's array methods, classes, observers and custom events.
document.observe('dom:loaded', () => {
  const Greeting = Class.create({
    initialize(element) {
      this.element = $(element);
    },
    say() {
      this.element.writeAttribute('data-host', 'started').fire('host:started');
    },
  });
  const heard = [];
  document.observe('host:started', (event) => heard.push(event.element()));
  new Greeting($$('[data-host]').first()).say();
  if (heard.invoke('match', '[data-host="started"]').all() !== true) throw new Error('Prototype does not work');

  // Prototype also extends our elements.
  document.observe('shop-ready', (event) => event.findElement('shop-messages')?.addClassName('seen'));
  $$('shop-messages').invoke('addClassName', 'extended');
});
