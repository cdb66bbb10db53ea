import type { Product } from '../catalog/products';
import { choices, findVariant } from '../catalog/variants';
import type { QuoteItem } from './records';

/** The label for the parts of a course, on its page, in the cart and on the order. */
export const linksTitle = 'Lessons';

export interface ItemOption {
  label: string;
  value: string[];
}

/** The selected options of a product: the lessons of a course, or the variant. */
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

/** The message if a required option is missing; undefined if none is. */
export function missingChoice(product: Product, { linkIds, variantId }: ItemChoice): string | undefined {
  if (product.type === 'downloadable' && linkIds.length === 0) return 'Please specify product link(s).';
  if (product.type === 'configurable' && findVariant(product, variantId) === undefined) {
    return 'You need to choose options for your item.';
  }
  return undefined;
}

/** The SKU that is shipped. */
export function chosenSku(product: Product, { variantId }: ItemChoice): string {
  return findVariant(product, variantId)?.sku ?? product.sku;
}

/** In totals, the options are JSON inside text, and several values are joined with a line break; `<` in them is not escaped. */
export function optionsText(options: readonly ItemOption[]): string {
  return JSON.stringify(options.map(({ label, value }) => ({ value: value.join('<br />\n'), label }))).replaceAll(
    '/',
    '\\/',
  );
}
