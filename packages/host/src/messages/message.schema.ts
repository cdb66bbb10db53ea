import * as z from 'zod/mini';

/** A message in the cookie, in the section or from a script. One that does not say how grave it is, is a notice. */
export const messageSchema = z.object({ type: z._default(z.string(), 'notice'), text: z.string() });
