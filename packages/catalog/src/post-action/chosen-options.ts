import type { PostData } from '../shared/post-data/post-data';

/** The fields of a product's form that choose something, in Magento's names. */
const CHOICES = /^(super_attribute|super_group|options|bundle_option(_qty)?|links|qty)(\[|$)/;

/**
 * What the shopper has chosen in the form of the product that is added to a wishlist. Luma's own link sends it too
 * (`Magento_Wishlist/js/add-to-wishlist`), but knows only what has changed since its script runs.
 */
export function chosenOptions({ action, data }: PostData): Record<string, string> {
  if (data['product'] === undefined || !/\/wishlist\/index\/(add|updateItemOptions)\b/.test(action)) return {};
  const product = CSS.escape(String(data['product']));
  const form = document.querySelector<HTMLInputElement>(`form input[name="product"][value="${product}"]`)?.form;
  const chosen = [...new FormData(form ?? undefined)].filter(([name, value]) => CHOICES.test(name) && value !== '');
  return Object.fromEntries(chosen.map(([name, value]) => [named(name, String(value)), String(value)]));
}

/** One name for each value of a list, as Luma's script names them: `links[]` is `links[5]`. */
function named(name: string, value: string): string {
  return name.replace(/\[\]$/, `[${value}]`);
}
