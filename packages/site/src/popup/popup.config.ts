import { picture, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-popup>`. */
export const popupConfig = z.object({
  /** What to show: an address, or the `#id` of an element. Default: the link's target. */
  src: z.optional(picture()),
  /** Kind of `src`. Default: detected. */
  type: z.optional(z.enum(['inline', 'ajax', 'image', 'iframe'])),
  /** Selector of the links inside that open it. */
  trigger: z._default(selector(), 'a, button'),
});

export type PopupConfig = z.output<typeof popupConfig>;
