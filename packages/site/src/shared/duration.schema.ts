import * as z from 'zod/mini';

/** Duration of an effect in milliseconds, or by jQuery's names: `slow` (600), `default` (400) or `fast` (200). */
export const duration = z.union([z.enum(['slow', 'default', 'fast']), z.number().check(z.minimum(0))]);
