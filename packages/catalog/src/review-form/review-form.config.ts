import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-review-form>`. */
export const reviewFormConfig = z.object({
  /** CSS selector of the server's form. Without a match, as for guests who may not write reviews, nothing happens. */
  form: z._default(selector(), 'form'),
});

export type ReviewFormConfig = z.output<typeof reviewFormConfig>;
