import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-gift-options>`. */
export const giftOptionsConfig = z.object({
  /** CSS selector of the checkbox: the first match inside the element, else on the page. */
  checkbox: z._default(selector(), 'input[type=checkbox]'),
  /** CSS selector of the container that the checkbox shows. Default: the checkbox's `data-selector`, as in Luma. */
  container: z.optional(selector()),
});

export type GiftOptionsConfig = z.output<typeof giftOptionsConfig>;

/** The checkbox's `data-selector`, as Luma prints it: `{"id": "#allow-gift-options-container"}`. */
export const lumaSelectorSchema = z.object({ id: z.string() });
