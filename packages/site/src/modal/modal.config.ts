import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { duration } from '../shared/duration.schema';

/** Settings of `<shop-modal>`. */
export const modalConfig = z.object({
  /** Selector of the elements that open the modal, anywhere on the page. Default: only scripts open it. */
  trigger: z.optional(selector()),
  /** Opens the modal when it becomes true, and closes it when it becomes false. Doesn't change when the shopper opens or closes the modal. */
  open: z._default(z.boolean(), false),
  /** Whether a click on the backdrop closes the modal (`close`) or not (`static`). */
  backdrop: z._default(z.enum(['close', 'static']), 'close'),
  /** Duration of opening and closing in milliseconds, or `slow` (600), `default` (400) or `fast` (200). */
  duration: z._default(duration, 300),
  /** Duration of the backdrop's fade in milliseconds, or the name of a speed. */
  backdropDuration: z._default(duration, 150),
});

export type ModalConfig = z.output<typeof modalConfig>;
