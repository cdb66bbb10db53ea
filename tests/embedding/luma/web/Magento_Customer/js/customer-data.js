/**
 * A visitor's private data. It can be read before it has started, but not written. On a page with `slow` in its URL, it starts when
 * a test calls `startCustomerData()`.
 */
define(['ko'], (ko) => {
  const sections = {};
  let storage;
  let initialized;
  const initialization = new Promise((resolve) => {
    initialized = resolve;
  });

  const customerData = () => {
    const start = () => {
      storage = new Map(Object.entries(JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}')));
      for (const [name, value] of storage) customerData.get(name)(value);
      initialized();
    };
    if (location.search === '?slow') window.startCustomerData = start;
    else setTimeout(start, 300);
  };

  return Object.assign(customerData, {
    getInitCustomerData: () => initialization,
    get(name) {
      sections[name] ??= ko.observable({});
      return sections[name];
    },
    set(name, value) {
      storage.set(name, value);
      customerData.get(name)(value);
    },
    async reload(names) {
      await initialization;
      const reply = await fetch(`/customer/section/load/?sections=${names.join(',')}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      const loaded = await reply.json();
      for (const name of Object.keys(loaded)) customerData.set(name, loaded[name]);
      return loaded;
    },
    invalidate(names) {
      for (const name of names) storage.delete(name);
    },
  });
});
