import * as z from 'zod/mini';

/** The stored data: two parallel lists, newest first, whose entries may be anything. */
export const storedCardsSchema = z.object({ sku: z.array(z.any()), html: z.array(z.any()) });
