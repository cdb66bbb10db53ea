(() => {
  const main = document.querySelector('main');
  const change = document.startViewTransition(() => main.append(main.firstElementChild));
  change.finished.then(() => document.querySelector('[data-host]').setAttribute('data-host', 'started'));
})();
