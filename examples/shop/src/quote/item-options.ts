import type { Product } from '../catalog/products';
import { choices, findVariant } from '../catalog/variants';
import type { QuoteItem } from './records';

/** What the parts of a course are called, on its page, in the cart and on the order. */
export const linksTitle = 'Lessons';

export interface ItemOption {
  label: string;
  value: string[];
}

/** What was chosen of a product: the lessons of a course, or the kind of a thing. */
export type ItemChoice = Pick<QuoteItem, 'linkIds' | 'variantId'>;

export const nothingChosen: ItemChoice = { linkIds: [] };

export function itemOptions(product: Product, { linkIds, variantId }: ItemChoice): ItemOption[] {
  const titles = product.links.filter((link) => linkIds.includes(link.id)).map((link) => link.title);
  const variant = findVariant(product, variantId);
  return [
    ...(titles.length === 0 ? [] : [{ label: linksTitle, value: titles }]),
    ...(variant === undefined ? [] : choices.map(({ code, label }) => ({ label, value: [variant[code]] }))),
  ];
}

/** What the shopper is asked for when a choice is missing; undefined when there is none to make, or it is made. */
export function missingChoice(product: Product, { linkIds, variantId }: ItemChoice): string | undefined {
  if (product.type === 'downloadable' && linkIds.length === 0) return 'Please specify product link(s).';
  if (product.type === 'configurable' && findVariant(product, variantId) === undefined) {
    return 'You need to choose options for your item.';
  }
  return undefined;
}

/** The SKU that goes into the parcel. */
export function chosenSku(product: Product, { variantId }: ItemChoice): string {
  return findVariant(product, variantId)?.sku ?? product.sku;
}

/** In totals the options are JSON in a text, and several values are joined with a break; `<` in them is not escaped. */
export function optionsText(options: readonly ItemOption[]): string {
  return JSON.stringify(options.map(({ label, value }) => ({ value: value.join('<br />\n'), label }))).replaceAll(
    '/',
    '\\/',
  );
}
