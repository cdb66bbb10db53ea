define([], () => ({
  start() {
    document.querySelector('[data-host]').setAttribute('data-host', 'started');
  },
}));
