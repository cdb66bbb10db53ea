import type { ElementProps } from '@shop-elements/core';
import type { LoadingButtonConfig } from './loading-button.config';
import { useLoadingButton } from './use-loading-button';

/**
 * Shows that a submit button or link is working, and prevents a second press. Starts only when the form is really sent,
 * not when the browser or a script stops it. Coming back to the page resets it. `data-state` is `idle` or `loading`.
 * @example
 * <form action="/newsletter" method="post">
 *   <input type="email" name="email" required>
 *   <shop-loading-button data-loading-text="One moment..."><button>Subscribe</button></shop-loading-button>
 * </form>
 */
export function LoadingButton({ element, config }: ElementProps<LoadingButtonConfig>) {
  useLoadingButton(element, config.loadingText);
  return null;
}
