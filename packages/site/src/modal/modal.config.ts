import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-modal>`. */
export const modalConfig = z.object({
  /** Selector of what on the page opens the modal. */
  trigger: z.optional(selector()),
  /** Whether it is open at the start. */
  open: z._default(z.boolean(), false),
  /** Whether a click beside the modal closes it (`close`) or not (`static`). */
  backdrop: z._default(z.enum(['close', 'static']), 'close'),
  /** Milliseconds in which it comes and goes, or `slow` (600), `default` (400) or `fast` (200). */
  duration: z._default(duration, 300),
  /** Milliseconds in which the page behind it darkens, or the name of a speed. */
  backdropDuration: z._default(duration, 150),
});

export type ModalConfig = z.output<typeof modalConfig>;
