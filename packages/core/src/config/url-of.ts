/** An address as the browser reads it, from the page on which it stands; undefined when it can't be read. */
export function urlOf(address: string): URL | undefined {
  // The command line reads settings where there is no page.
  const base = typeof document === 'undefined' ? 'https://shop.invalid/' : document.baseURI;
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
