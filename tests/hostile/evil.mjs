/**
 * What was asked, by the tests that ran in a context: files run side by side.
 * @type {WeakMap<import('playwright').BrowserContext, string[]>}
 */
const asked = new WeakMap();

/** Pictures and films of other hosts are the shop's own choice: its content security policy decides about them. */
const harmless = ['image', 'media'];

/**
 * Stands in for the host that hostile content calls, and remembers what is asked of it.
 * @param {import('playwright').BrowserContext} context
 */
export async function watchEvil(context) {
  const isWatched = asked.has(context);
  asked.set(context, []);
  if (isWatched) return;
  await context.route(/evil\.test/, async (route) => {
    const type = route.request().resourceType();
    if (!harmless.includes(type)) asked.get(context)?.push(`${type} ${route.request().url()}`);
    await route.abort();
  });
}

/**
 * What was asked since the last time.
 * @param {import('playwright').BrowserContext} context
 */
export function askedOfEvil(context) {
  const result = asked.get(context) ?? [];
  asked.set(context, []);
  return result;
}
