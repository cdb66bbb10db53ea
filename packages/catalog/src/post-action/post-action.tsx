import type { ElementProps } from '@shop-elements/core';
import type { PostActionConfig } from './post-action.config';
import { usePostAction } from './use-post-action';

/**
 * Makes wishlist and compare links work: posts every `[data-post]` inside with the visitor's own form key, as a form
 * or, with `data-ajax`, without leaving the page. Chosen options and a wishlist's quantities go with it. Forms inside are
 * left alone. Handled clicks don't bubble: the host's script would post them again.
 * @example
 * <shop-post-action data-ajax>
 *   <a href="#" data-post='{"action":"/catalog/product_compare/add/","data":{"product":"42"}}'>Add to Compare</a>
 * </shop-post-action>
 * @fires shop-post-action-send before anything leaves the page; prevented, nothing does
 */
export function PostAction({ element, config }: ElementProps<PostActionConfig>) {
  usePostAction(element, config);
  return null;
}
