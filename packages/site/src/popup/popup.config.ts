import { picture, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-popup>`. */
export const popupConfig = z.object({
  /** What is shown: an address, or `#id` of an element of the page; by default where the pressed link leads. */
  src: z.optional(picture()),
  /** What `src` is; by default told from it. */
  type: z.optional(z.enum(['inline', 'ajax', 'image', 'iframe'])),
  /** Selector of what inside opens it. */
  trigger: z._default(selector(), 'a, button'),
});

export type PopupConfig = z.output<typeof popupConfig>;
