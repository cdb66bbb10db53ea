import type { Product } from '../catalog/products';

/** What the parts of a course are called, on its page, in the cart and on the order. */
export const linksTitle = 'Lessons';

export interface ItemOption {
  label: string;
  value: string[];
}

export function itemOptions(product: Product, linkIds: readonly number[]): ItemOption[] {
  const titles = product.links.filter((link) => linkIds.includes(link.id)).map((link) => link.title);
  return titles.length === 0 ? [] : [{ label: linksTitle, value: titles }];
}

/** In totals the options are JSON in a text, and several values are joined with a break; `<` in them is not escaped. */
export function optionsText(options: readonly ItemOption[]): string {
  return JSON.stringify(options.map(({ label, value }) => ({ value: value.join('<br />\n'), label }))).replaceAll(
    '/',
    '\\/',
  );
}
