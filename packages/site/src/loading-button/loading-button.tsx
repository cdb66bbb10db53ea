import { type ElementProps, textsOf } from '@shop-elements/core';
import type { LoadingButtonConfig } from './loading-button.config';
import { loadingButtonTexts } from './loading-button.texts';
import { useLoadingButton } from './use-loading-button';

/**
 * Shows on a submit button or a link that work is going on, and keeps it from being pressed again. It does so only when the
 * form is really sent: not when the browser or the page's script refuses it. Coming back to the page makes it a button again.
 * `data-state` is `idle` or `loading`.
 * @example
 * <form action="/newsletter" method="post">
 *   <input type="email" name="email" required>
 *   <shop-loading-button data-loading-text="One moment..."><button>Subscribe</button></shop-loading-button>
 * </form>
 */
export function LoadingButton({ element, config }: ElementProps<LoadingButtonConfig>) {
  useLoadingButton(element, config.loadingText ?? textsOf(element, loadingButtonTexts).loading);
  return null;
}
