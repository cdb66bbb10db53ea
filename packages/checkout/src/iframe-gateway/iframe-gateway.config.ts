import { ownUrl, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { cardConfig } from '../shared/card/card.config';

/** Settings of `<shop-iframe-gateway>`. On a Magento checkout most come from `checkoutConfig.payment.iframe` and `.ccform`. */
export const iframeGatewayConfig = z.extend(cardConfig, {
  /** URL of a blank page that the frame loads first. Empty loads none. */
  source: z._default(url(), ''),
  /** Sent as `controller` when the order is saved. */
  controllerName: z._default(z.string(), 'checkout_flow'),
  /** URL that saves the order. Its reply contains the gateway's fields. */
  placeOrderUrl: z._default(ownUrl(), ''),
  /** URL that saves the order if there is no `placeOrderUrl`. */
  saveOrderUrl: z._default(ownUrl(), ''),
  /** The gateway's URL, which receives the card. */
  cgiUrl: url(),
  /** Separator between month and year of the expiry date. */
  dateDelim: z._default(z.string(), ''),
  /** The gateway's names for `ccnum`, `ccexpdate` and `cccvv`. Fields without a name are not sent. */
  cardFieldsMap: z._default(z.record(z.string(), z.string()), {}),
  /** How many digits of the year the expiry date has, counted from the end. */
  expireYearLength: z._default(z.number(), 2),
  /** Milliseconds to wait for the gateway. */
  timeoutTime: z._default(z.number(), 30_000),
  /**
   * When to show the gateway's frame for 3-D Secure. `ask`: when a page in it asks for it. `show`: as soon as the card is sent, for
   * gateways that cannot ask.
   */
  challenge: z._default(z.enum(['ask', 'show']), 'ask'),
  /** Draws the 'Place Order' button. */
  button: z._default(z.boolean(), true),
  /** Shows the amount in the button: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type IframeGatewayConfig = z.output<typeof iframeGatewayConfig>;
