import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-submenu-image>`. */
export const submenuImageConfig = z.object({
  /** Selector of the links. Each has the URL of its picture in `data-image`. */
  link: z._default(selector(), '.level1 > a'),
  /** Selector of the picture to swap, in the same submenu. */
  image: z._default(selector(), 'img'),
});

export type SubmenuImageConfig = z.output<typeof submenuImageConfig>;
