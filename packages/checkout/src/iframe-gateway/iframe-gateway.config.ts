import { address, ownAddress } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';
import { cardConfig } from '../shared/card/card.config';

/** Settings of `<shop-iframe-gateway>`. On a Magento checkout most come from `checkoutConfig.payment.iframe` and `.ccform`. */
export const iframeGatewayConfig = z.extend(cardConfig, {
  /** Blank page that the frame shows until the gateway is asked; empty shows none. */
  source: z._default(address(), ''),
  /** Sent with the order save as `controller`. */
  controllerName: z._default(z.string(), 'checkout_flow'),
  /** Where the order is saved: its reply holds the gateway's fields. */
  placeOrderUrl: z._default(ownAddress(), ''),
  /** Where the order is saved when there is no `placeOrderUrl`. */
  saveOrderUrl: z._default(ownAddress(), ''),
  /** Where the card is posted to: the gateway. */
  cgiUrl: address(),
  /** Stands between month and year of the expiry date. */
  dateDelim: z._default(z.string(), ''),
  /** The gateway's names for `ccnum`, `ccexpdate` and `cccvv`; a field without a name is not sent. */
  cardFieldsMap: z._default(z.record(z.string(), z.string()), {}),
  /** Digits of the year in the expiry date; longer years are cut to their last ones. */
  expireYearLength: z._default(z.number(), 2),
  /** Milliseconds from the order on, after which a gateway that has not answered is given up. */
  timeoutTime: z._default(z.number(), 30_000),
  /**
   * When the gateway's frame is shown, for the check by the shopper's bank: `ask`, as soon as a page in it asks to be seen, or
   * `show`, from the moment the card is sent, for gateways that cannot ask.
   */
  challenge: z._default(z.enum(['ask', 'show']), 'ask'),
  /** Draws the 'Place Order' button. */
  button: z._default(z.boolean(), true),
  /** The button names what is left to pay: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type IframeGatewayConfig = z.output<typeof iframeGatewayConfig>;
