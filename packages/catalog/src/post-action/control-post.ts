import { luma } from '@shop-elements/host';
import { type PostData, readPost } from '../shared/post-data/post-data';

/** Magento's names of the fields that choose options. */
const CHOICES = /^(super_attribute|super_group|options|bundle_option(_qty)?|links|qty)(\[|$)/;

/** Selector of the controls that post. Luma's wishlist has a separate attribute for links that remove an item. */
export const POSTS = '[data-post], [data-post-remove]';

/** The name of the attribute that describes a control's post. */
export function attributeOf(control: HTMLElement): string {
  return control.hasAttribute('data-post') ? 'data-post' : 'data-post-remove';
}

/**
 * The post that a control describes. Luma's scripts store chosen options in jQuery's data and don't update the attribute
 * (`Magento_Wishlist/js/add-to-wishlist`).
 */
export function postOf(control: HTMLElement): PostData | undefined {
  const post = readPost(luma.data(control, 'post') ?? control.getAttribute(attributeOf(control)), document.baseURI);
  return post && { ...post, data: { ...post.data, ...chosenOptions(post), ...quantityFor(control) } };
}

/** The quantity typed for a wishlist item. */
function quantityFor({ dataset: { itemId } }: HTMLElement): { qty?: string } {
  if (itemId === undefined) return {};
  const field = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(`qty[${itemId}]`)}"]`);
  return field === null ? {} : { qty: field.value };
}

/**
 * The chosen options of a product that is added to a wishlist. Luma's own link sends them too
 * (`Magento_Wishlist/js/add-to-wishlist`), but only those changed since its script started.
 */
function chosenOptions({ action, data }: PostData): Record<string, string> {
  if (data['product'] === undefined || !/\/wishlist\/index\/(add|updateItemOptions)\b/.test(action)) return {};
  const product = CSS.escape(String(data['product']));
  const form = document.querySelector<HTMLInputElement>(`form input[name="product"][value="${product}"]`)?.form;
  const chosen = [...new FormData(form ?? undefined)].filter(([name, value]) => CHOICES.test(name) && value !== '');
  return Object.fromEntries(chosen.map(([name, value]) => [named(name, String(value)), String(value)]));
}

/** A separate name for each value of a list, as in Luma's script: `links[]` becomes `links[5]`. */
function named(name: string, value: string): string {
  return name.replace(/\[\]$/, `[${value}]`);
}
