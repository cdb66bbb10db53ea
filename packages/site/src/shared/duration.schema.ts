import * as z from 'zod/mini';

/** How long an effect takes: milliseconds, or `slow` (600), `default` (400) or `fast` (200) as in jQuery. */
export const duration = z.union([z.enum(['slow', 'default', 'fast']), z.number().check(z.minimum(0))]);
