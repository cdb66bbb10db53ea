import * as z from 'zod/mini';

/** Settings of the Ajax add-on's `mpLayer` widget. */
export const layerSchema = z.object({
  /** Codes of the open groups. */
  active: z.optional(z.array(z.string())),
  /** Its sliders, by attribute code. */
  slider: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
});

export type LayerSettings = z.output<typeof layerSchema>;
