import * as z from 'zod/mini';

/** What the ajax add-on says about its filters, as `mpLayer`. Facts, section 4. */
export const layerSchema = z.object({
  /** Codes of the groups that are open. */
  active: z.optional(z.array(z.string())),
  slider: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});
