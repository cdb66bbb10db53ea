import { luma } from '@shop-elements/host';
import { type PostData, readPost } from '../shared/post-data/post-data';
import { chosenOptions } from './chosen-options';

/** What posts. A wishlist of Luma has an attribute of its own on the links that remove an item. */
export const POSTS = '[data-post], [data-post-remove]';

/** The attribute that says what a control asks for. */
export function attributeOf(control: HTMLElement): Attr | null {
  return control.getAttributeNode('data-post') ?? control.getAttributeNode('data-post-remove');
}

/**
 * What a control asks for. Luma's scripts note the options that the shopper chooses in jQuery's data, and leave the attribute as
 * it was (`Magento_Wishlist/js/add-to-wishlist`).
 */
export function postOf(control: HTMLElement): PostData | undefined {
  const post = readPost(luma.data(control, 'post') ?? attributeOf(control)?.value, document.baseURI);
  return post && { ...post, data: { ...post.data, ...chosenOptions(post), ...quantityFor(control) } };
}

/** What is typed in the field of a wishlist's item, which its button names. */
function quantityFor({ dataset: { itemId } }: HTMLElement): { qty?: string } {
  if (itemId === undefined) return {};
  const field = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(`qty[${itemId}]`)}"]`);
  return field === null ? {} : { qty: field.value };
}
