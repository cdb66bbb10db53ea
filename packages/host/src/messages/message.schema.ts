import * as z from 'zod/mini';

/** A message from the cookie, from the section or from a script. The default type is notice. */
export const messageSchema = z.object({ type: z._default(z.string(), 'notice'), text: z.string() });

/** Messages of any shape. PHP prints a list with gaps as a map. */
export const messageListSchema = z.array(z.unknown());
