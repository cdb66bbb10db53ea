import { address, ownAddress } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { cardConfig } from '../shared/card/card.config';

/** Settings of `<shop-iframe-gateway>`. On a Magento checkout most come from `checkoutConfig.payment.iframe` and `.ccform`. */
export const iframeGatewayConfig = z.extend(cardConfig, {
  /** Blank page that the frame loads before the gateway is called. Empty loads none. */
  source: z._default(address(), ''),
  /** Sent with the order save as `controller`. */
  controllerName: z._default(z.string(), 'checkout_flow'),
  /** Address that saves the order. Its reply has the gateway's fields. */
  placeOrderUrl: z._default(ownAddress(), ''),
  /** Address that saves the order if there is no `placeOrderUrl`. */
  saveOrderUrl: z._default(ownAddress(), ''),
  /** The gateway's address, which the card is posted to. */
  cgiUrl: address(),
  /** Separator between month and year of the expiry date. */
  dateDelim: z._default(z.string(), ''),
  /** The gateway's names for `ccnum`, `ccexpdate` and `cccvv`; a field without a name is not sent. */
  cardFieldsMap: z._default(z.record(z.string(), z.string()), {}),
  /** Number of year digits in the expiry date: the last ones. */
  expireYearLength: z._default(z.number(), 2),
  /** Milliseconds to wait for the gateway's answer. */
  timeoutTime: z._default(z.number(), 30_000),
  /**
   * When the gateway's frame shows, for 3-D Secure: `ask`, when a page in it asks to be shown, or `show`, as soon as
   * the card is sent, for gateways that cannot ask.
   */
  challenge: z._default(z.enum(['ask', 'show']), 'ask'),
  /** Draws the 'Place Order' button. */
  button: z._default(z.boolean(), true),
  /** Shows the amount in the button: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type IframeGatewayConfig = z.output<typeof iframeGatewayConfig>;
