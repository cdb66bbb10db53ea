import * as z from 'zod/mini';

/** What the storage holds: two lists side by side, newest first. Anything may stand in them. */
export const storedCardsSchema = z.object({ sku: z.array(z.any()), html: z.array(z.any()) });
