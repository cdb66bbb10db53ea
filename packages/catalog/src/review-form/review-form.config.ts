import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-review-form>`. */
export const reviewFormConfig = z.object({
  /** CSS selector of the server's form inside; where there is none, guests may not write, and nothing is done. */
  form: z._default(selector(), 'form'),
});

export type ReviewFormConfig = z.output<typeof reviewFormConfig>;
