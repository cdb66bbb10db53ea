import * as z from 'zod/mini';

/** Settings of `<shop-loading-button>`. */
export const loadingButtonConfig = z.object({
  /** Text while loading. Default: the button's `data-loading-text`, or 'loading...' in the page's language. */
  loadingText: z.optional(z.string()),
});

export type LoadingButtonConfig = z.output<typeof loadingButtonConfig>;
