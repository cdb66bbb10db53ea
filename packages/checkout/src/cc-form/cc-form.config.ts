import * as z from 'zod/mini';
import { cardConfig } from '../shared/card/card.config';

/** Settings of `<shop-cc-form>`. */
export const ccFormConfig = z.extend(cardConfig, {
  /** Prefix of the fields' names, as in `payment[cc_number]`. If empty, the fields have no names, so nothing is posted. */
  namePrefix: z._default(z.string(), 'payment'),
  /** Draws a 'Place Order' button, which sends the card with the order request. */
  button: z._default(z.boolean(), false),
  /** Shows the amount in the button: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type CcFormConfig = z.output<typeof ccFormConfig>;
