import * as z from 'zod/mini';

/** The reply of a Nominatim-compatible search service: the best match first, with coordinates as text. */
export const placesReplySchema = z.array(z.object({ lat: z.number(), lon: z.number() }));
