import * as z from 'zod/mini';

/** A boolean in the page's JSON, in any of PHP's spellings. */
export const flagSchema = z.boolean();
