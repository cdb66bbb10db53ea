import * as z from 'zod/mini';

/** Settings of `<shop-rating-stars>`, by the names that raty gives them. */
export const ratingStarsConfig = z.object({
  /** How many stars, from 1 to 20; what is no number gives 5. */
  number: z._default(z.union([z.number(), z.string()]), 5),
  /** The score to begin with; empty, or what is no number, is no score. */
  score: z.optional(z.union([z.number(), z.string()])),
  /** Half stars can be chosen. */
  half: z._default(z.boolean(), false),
  /** Half stars are drawn for scores between two stars. */
  halfShow: z._default(z.boolean(), true),
  /** Tenths of a star can be chosen. */
  precision: z._default(z.boolean(), false),
  /** The score is only shown: no fields, and nothing for a shopper to change. */
  readOnly: z._default(z.boolean(), false),
  /** A button that takes the score away stands beside the stars. */
  cancelButton: z._default(z.boolean(), false),
  /** The side of the stars on which that button stands, as in a page that is read from left to right. */
  cancelPlace: z._default(z.enum(['left', 'right']), 'left'),
  /** Name under which the form around it posts the score: `score`, but a read-only rating posts only when this is given. */
  scoreName: z.optional(z.string()),
  /** What is posted in place of the score, one for each star: Magento's review form wants the ids of its options. */
  optionValues: z._default(z.array(z.string()), []),
  /** What the stars stand for, for those who do not see the page around them: `Quality`. */
  label: z.optional(z.string()),
  /** A word for each star, or two: for its half and for all of it; null gives the number. */
  hints: z.optional(z.array(z.nullable(z.union([z.string(), z.array(z.string())])))),
  /** The word while there is no score. */
  noRatedMsg: z.optional(z.string()),
  /** The words of the button that takes the score away. */
  cancelHint: z.optional(z.string()),
  /** The part of a star up to which it is drawn empty. */
  roundDown: z._default(z.number(), 0.25),
  /** The part of a star from which it is drawn full, where half stars are not drawn. */
  roundFull: z._default(z.number(), 0.6),
  /** The part of a star from which it is drawn full, where half stars are drawn. */
  roundUp: z._default(z.number(), 0.76),
  /** Selector of the elements of the page that show the word or the score under the pointer. */
  target: z.optional(z.string()),
  /** They go on showing those of the chosen score. */
  targetKeep: z._default(z.boolean(), false),
  /** They show the word or the score. */
  targetType: z._default(z.enum(['hint', 'score']), 'hint'),
  /** What they show, with `{score}` in the place of the word or the score. */
  targetFormat: z._default(z.string(), '{score}'),
  /** What they show while there is nothing else to show. */
  targetText: z._default(z.string(), ''),
});

export type RatingStarsConfig = z.output<typeof ratingStarsConfig>;
