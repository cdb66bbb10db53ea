import * as z from 'zod/mini';

/** A number; PHP sends an empty text if it is missing. */
const numberSchema = z.optional(z.union([z.number(), z.literal('')]));

const reviewSchema = z.object({
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Stars, 1 to 5. */
  total: numberSchema,
  /** When it was written: `2024-02-03 10:11:12`. */
  created: z.optional(z.string()),
  /** The formatted date: `3 februari 2024`. */
  clean_date: z.optional(z.string()),
  /** Language of the review: `nl_NL`. */
  locale: z.optional(z.string()),
  platform_name: z.optional(z.string()),
  platform_logo: z.optional(z.string()),
  /** URL of the original review. */
  source_url: z.optional(z.string()),
});

const groupSchema = z.optional(
  z.object({
    enabled: z.optional(z.boolean()),
    /** Whether the checkbox for all is ticked. */
    allSelected: z.optional(z.boolean()),
    data: z._default(
      z.array(
        z.object({
          /** The value to send. Accounts have an `id` instead. */
          value: z.optional(z.string()),
          id: z.optional(z.string()),
          label: z.optional(z.string()),
          title: z.optional(z.string()),
          /** Name of an account for shoppers. */
          frontendTitle: z.optional(z.string()),
          /** URL of the account. */
          url: z.optional(z.string()),
          logo: z.optional(z.string()),
          /** An account's average, in stars: `4.6`. */
          avgRating: numberSchema,
          /** An account's number of reviews. */
          total: numberSchema,
          selected: z.optional(z.boolean()),
        }),
      ),
      [],
    ),
  }),
);

export const filtersSchema = z.object({
  url: z.optional(z.string()),
  pageTitle: z.optional(z.string()),
  /** The selection in the URL. Only the server can decode it. */
  filtersHash: z.optional(z.string()),
  accounts: groupSchema,
  locales: groupSchema,
  ratings: groupSchema,
  years: groupSchema,
});

export const paginationSchema = z.object({
  /** False hides the pages. */
  isAvailable: z.optional(z.boolean()),
  /** Number of the previous page; empty on the first. */
  prevValue: z.optional(z.string()),
  nextValue: z.optional(z.string()),
  /** Default: the one marked in `pages`. */
  currentPage: numberSchema,
  totalItems: numberSchema,
  pages: z._default(
    z.array(
      z.object({
        /** Number of the page; empty for a gap between pages. */
        value: z.optional(z.string()),
        label: z.optional(z.string()),
        current: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
});

export const reviewsSchema = z.union([
  z.object({
    /** The reviews of this page. No default: an object without `data` is a list that PHP printed as a map. */
    data: z.nullable(z.array(reviewSchema)),
    filters: z.optional(filtersSchema),
    pagination: z.optional(paginationSchema),
  }),
  z.array(reviewSchema),
]);

export type Review = z.output<typeof reviewSchema>;
export type ReviewFilters = z.output<typeof filtersSchema>;
export type Pagination = z.output<typeof paginationSchema>;
