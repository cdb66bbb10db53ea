import * as z from 'zod/mini';

/** The settings of the ajax add-on's `mpLayer` widget. */
export const layerSchema = z.object({
  /** Codes of the groups that are open. */
  active: z.optional(z.array(z.string())),
  /** Its sliders, by attribute code. */
  slider: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});

export type LayerSettings = z.output<typeof layerSchema>;
