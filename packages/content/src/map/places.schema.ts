import * as z from 'zod/mini';

/** What a Nominatim-compatible service answers: the best matches first, with coordinates as text. */
export const places = z.array(z.object({ lat: z.number(), lon: z.number() }));
