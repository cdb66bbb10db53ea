/**
 * WebKit allows a hundred history changes in ten seconds. Shoppers never reach that limit, but test files do. A test whose URL
 * did not change fails and is retried after ten seconds.
 */
for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (...given) => {
    try {
      change(...given);
    } catch {
      // The test reports what is missing.
    }
  };
}
