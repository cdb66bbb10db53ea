import { picture, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-popup>`. */
export const popupConfig = z.object({
  /** What to show: an address, or the `#id` of an element. Default: the link's target. */
  src: z.optional(picture()),
  /** Kind of `src`. Default: detected. */
  type: z.optional(z.enum(['inline', 'ajax', 'image', 'iframe'])),
  /**
   * Selector of the links and buttons that open it: those inside, or anywhere on the page if none is inside. Default: every
   * link and button inside.
   */
  trigger: z.optional(selector()),
});

export type PopupConfig = z.output<typeof popupConfig>;
