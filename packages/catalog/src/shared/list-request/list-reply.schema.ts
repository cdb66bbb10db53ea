import * as z from 'zod/mini';

/** The reply of the Ajax add-on: HTML in `navigation` and `products`, a URL in `backUrl`. */
export const listReplySchema = z.record(z.string(), z.unknown());
