/**
 * WebKit refuses to a page that it changes its address more than a hundred times in ten seconds, as only tests do. What comes
 * of it is tried again when that time is over.
 */
for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (...given) => {
    try {
      change(...given);
    } catch {
      // The test fails by itself.
    }
  };
}
