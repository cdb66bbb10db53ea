/** @type {WeakSet<object>} */
const watched = new WeakSet();

/** @type {string[]} */
let asked = [];

/** Pictures and films of other hosts are the shop's own choice: its content security policy decides about them. */
const harmless = ['image', 'media'];

/**
 * Stands in for the host that hostile content calls, and remembers what is asked of it.
 * @param {import('playwright').BrowserContext} context
 */
export async function watchEvil(context) {
  asked = [];
  if (watched.has(context)) return;
  watched.add(context);
  await context.route(/evil\.test/, async (route) => {
    const type = route.request().resourceType();
    if (!harmless.includes(type)) asked.push(`${type} ${route.request().url()}`);
    await route.abort();
  });
}

/** What was asked since the last time. */
export function askedOfEvil() {
  const result = asked;
  asked = [];
  return result;
}
