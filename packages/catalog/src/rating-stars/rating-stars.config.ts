import * as z from 'zod/mini';

/** Settings of `<shop-rating-stars>`, with the names of the raty plugin. */
export const ratingStarsConfig = z.object({
  /** Number of stars, from 1 to 20. Invalid numbers give 5. */
  number: z._default(z.union([z.number(), z.string()]), 5),
  /** The initial score. Empty or not a number: not rated. */
  score: z.optional(z.union([z.number(), z.string()])),
  /** Allows choosing half stars. */
  half: z._default(z.boolean(), false),
  /** Draws half stars for scores in between. */
  halfShow: z._default(z.boolean(), true),
  /** Allows choosing tenths of a star. */
  precision: z._default(z.boolean(), false),
  /** Only shows the score, without fields. */
  readOnly: z._default(z.boolean(), false),
  /** Adds a button that clears the score. */
  cancelButton: z._default(z.boolean(), false),
  /** Side of that button, in a left-to-right page. */
  cancelPlace: z._default(z.enum(['left', 'right']), 'left'),
  /** Field name of the score in the form. Default: `score`. A read-only rating posts only if you set it. */
  scoreName: z.optional(z.string()),
  /** Values to post instead of the score, one per star: Magento's review form needs option ids. */
  optionValues: z._default(z.array(z.string()), []),
  /** Accessible name of the rating, such as `Quality`. */
  label: z.optional(z.string()),
  /** A text per star, or two: for the half and for the whole star. null shows the number. */
  hints: z.optional(z.array(z.nullable(z.union([z.string(), z.array(z.string())])))),
  /** Text while there is no score. */
  noRatedMsg: z.optional(z.string()),
  /** Text of the button that clears the score. */
  cancelHint: z.optional(z.string()),
  /** Fraction of a star up to which it is drawn empty. */
  roundDown: z._default(z.number(), 0.25),
  /** Fraction of a star from which it is drawn full, without `halfShow`. */
  roundFull: z._default(z.number(), 0.6),
  /** Fraction of a star from which it is drawn full, with `halfShow`. */
  roundUp: z._default(z.number(), 0.76),
  /** Selector of elements that show the text or score under the pointer. */
  target: z.optional(z.string()),
  /** Whether targets keep showing the chosen score. */
  targetKeep: z._default(z.boolean(), false),
  /** Whether targets show the text or the score. */
  targetType: z._default(z.enum(['hint', 'score']), 'hint'),
  /** Format of the targets' text, with `{score}` as placeholder. */
  targetFormat: z._default(z.string(), '{score}'),
  /** What targets show while there is no score. */
  targetText: z._default(z.string(), ''),
});

export type RatingStarsConfig = z.output<typeof ratingStarsConfig>;
