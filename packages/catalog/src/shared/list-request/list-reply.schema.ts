import * as z from 'zod/mini';

/** What the ajax add-on answers: HTML as `navigation` and `products`, an address as `backUrl`. Facts, section 4. */
export const listReplySchema = z.record(z.string(), z.unknown());
