import * as z from 'zod/mini';

/** Settings of `<shop-modal>`. Specification: catalogue, sections 4 'Collapse and modal widgets' and 9. */
export const modalConfig = z.object({
  /** Selector of what on the page opens the modal. */
  trigger: z.optional(z.string()),
  /** Whether it is open at the start. */
  open: z._default(z.boolean(), false),
  /** Whether a click beside the modal closes it (`close`) or not (`static`). */
  backdrop: z._default(z.enum(['close', 'static']), 'close'),
  /** Milliseconds in which it comes and goes. */
  duration: z._default(z.number().check(z.minimum(0)), 300),
  /** Milliseconds in which the page behind grows dark. */
  backdropDuration: z._default(z.number().check(z.minimum(0)), 150),
});

export type ModalConfig = z.output<typeof modalConfig>;
