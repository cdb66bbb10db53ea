import * as z from 'zod/mini';

/** The reply of the ajax add-on: HTML as `navigation` and `products`, an address as `backUrl`. */
export const listReplySchema = z.record(z.string(), z.unknown());
