import type { ElementProps } from '@shop-elements/core';
import type { GiftOptionsConfig } from './gift-options.config';
import { useGiftOptions } from './use-gift-options';

/**
 * A checkbox that shows the gift options of a form. Unticking it clears them. While a message has a text, the names in
 * its fieldset are required. Containers can be nested, for an item within an order.
 * @example
 * <shop-gift-options data-container="#gift-options">
 *   <label><input type="checkbox" name="allow_gift_options"> Add gift options</label>
 *   <fieldset id="gift-options">…From, To and Message…</fieldset>
 * </shop-gift-options>
 */
export function GiftOptions({ element, config }: ElementProps<GiftOptionsConfig>) {
  useGiftOptions(element, config);
  return null;
}
