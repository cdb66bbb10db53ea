import { pictureUrl, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-popup>`. */
export const popupConfig = z.object({
  /** URL of the content, or `#id` of an element on the page. Default: the link's `href`. */
  src: z.optional(pictureUrl()),
  /**
   * How to show it: `inline` moves an element of the page into the dialog, `ajax` loads a page of the shop, `iframe` shows a page
   * in a frame. Default: `inline` for `#id`, `image` for picture files, otherwise `ajax`.
   */
  type: z.optional(z.enum(['inline', 'ajax', 'image', 'iframe'])),
  /**
   * Selector of the links and buttons that open it: inside the element, or anywhere on the page if none is inside. Default: every
   * link and button inside.
   */
  trigger: z.optional(selector()),
});

export type PopupConfig = z.output<typeof popupConfig>;
