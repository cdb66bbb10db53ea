import * as z from 'zod/mini';

/** A message in the cookie, in the section or from a script. */
export const messageSchema = z.object({ type: z.string(), text: z.string() });
