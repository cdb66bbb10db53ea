/**
 * Identifies a product by its URL or its id. In a card without Magento's classes, by all links, because the first may lead to the
 * brand. A card without any of these is unique.
 */
export function productOf(item: Element): string | Element {
  const [url] = urlsIn(item, '.product-item-link, .product-item-photo');
  const id = item.querySelector('[data-product-id]') ?? item;
  return url || id.getAttribute('data-product-id') || urlsIn(item, 'a').join(' ') || item;
}

/** What identifies the products of one page. A URL that several of them have identifies none. */
export function identities(items: readonly HTMLElement[]): ReadonlyMap<HTMLElement, string | Element> {
  const all = items.map((item) => [item, productOf(item)] as const);
  const products = all.map(([, product]) => product);
  const isShared = (product: string | Element): boolean => products.indexOf(product) !== products.lastIndexOf(product);
  return new Map(all.map(([item, product]) => [item, isShared(product) ? item : product]));
}

/** Ignores links to `#…` and to scripts: they are buttons, the same in every card. */
function urlsIn(item: Element, links: string): string[] {
  return [...item.querySelectorAll(links)]
    .map((link) => link.getAttribute('href')?.trim() ?? '')
    .filter((url) => !/^(#|javascript:|$)/i.test(url));
}
