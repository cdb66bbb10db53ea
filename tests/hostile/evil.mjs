/**
 * Requests by browser context: test files run in parallel.
 * @type {WeakMap<import('playwright').BrowserContext, string[]>}
 */
const asked = new WeakMap();

/** Pictures and videos from other hosts are allowed here: the shop's own CSP decides about them. */
const harmless = ['image', 'media'];

/**
 * Replaces the host that hostile content calls, and records the requests.
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
 * Returns the requests since the last call.
 * @param {import('playwright').BrowserContext} context
 */
export function askedOfEvil(context) {
  const result = asked.get(context) ?? [];
  asked.set(context, []);
  return result;
}
