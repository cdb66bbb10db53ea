import * as z from 'zod/mini';

/** Settings of `<shop-buttons>`, as Page Builder prints them. */
export const buttonsConfig = z.object({
  /** Makes all buttons as wide as the widest. */
  sameWidth: z._default(z.boolean(), false),
});

export type ButtonsConfig = z.output<typeof buttonsConfig>;
