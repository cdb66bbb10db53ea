import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-address-check>`. */
export const addressCheckConfig = z.object({
  /** Selector of the form with the address, where the element is not around it. */
  form: z.optional(selector()),
  /** Codes of the carriers that take part: `ups`, `tablerate` … Those without a rule of their own need a country. */
  carriers: z._default(z.array(z.string()), ['default']),
  /** What stands before the fields' names: `shipping` for `shipping[postcode]`; empty for `postcode`. */
  prefix: z._default(z.string(), ''),
});

export type AddressCheckConfig = z.output<typeof addressCheckConfig>;
