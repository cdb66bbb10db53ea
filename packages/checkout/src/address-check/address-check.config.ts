import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-address-check>`. */
export const addressCheckConfig = z.object({
  /** Selector of the address form, if the element does not wrap it. */
  form: z.optional(selector()),
  /** Codes of the carriers to check: `ups`, `tablerate` … Carriers without a rule of their own need only a country. */
  carriers: z._default(z.array(z.string()), ['default']),
  /** Prefix of the field names: `shipping` for `shipping[postcode]`; empty for `postcode`. */
  prefix: z._default(z.string(), ''),
});

export type AddressCheckConfig = z.output<typeof addressCheckConfig>;
