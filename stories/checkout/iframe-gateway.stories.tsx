import { iframeGatewayConfig } from '@shop-elements/checkout/iframe-gateway';
import { configureHost as configure } from '@shop-elements/host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopFetch } from '../../.storybook/shop';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';
import { fillCard } from './fill-card';
import { placeOrder } from './ordered';

const meta: Meta = { title: 'Checkout/Iframe gateway' };
export default meta;

const tag = 'shop-iframe-gateway';
const config = iframeGatewayConfig;

/**
 * The number goes from its field to a hidden frame of the gateway, and nowhere else. On a checkout page, the settings come from
 * `checkoutConfig`; here, a child script contains them. This shop does not support the method, so an order ends with an error
 * message.
 */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<section data-payment-method="harborpay">
  <shop-iframe-gateway data-method="harborpay">
    <script type="application/json">
      {
        "cgiUrl": "https://pay.example/link",
        "placeOrderUrl": "/harborpay/transparent/requestSecureToken/",
        "cardFieldsMap": { "ccnum": "acct", "ccexpdate": "expdate", "cccvv": "csc" },
        "availableTypes": { "VI": "Visa", "MC": "MasterCard", "AE": "American Express" }
      }
    </script>
    <p data-shop-fallback>To pay by card, please switch on JavaScript.</p>
  </shop-iframe-gateway>
</section>`,
});

/** A completed card, and an order that this shop refuses. */
export const Refused = acted(Playground, tag, pay);

/**
 * The shopper's bank requires a confirmation: the frame appears in a dialog. This shop accepts the order, and its bank never
 * responds.
 */
export const Challenge: StoryObj = {
  ...acted(
    embed({
      tag,
      config,
      html: `
<section data-payment-method="harborpay">
  <shop-iframe-gateway
    data-method="harborpay"
    data-challenge="show"
    data-cgi-url="about:blank"
    data-place-order-url="/harborpay/transparent/requestSecureToken/"
  ></shop-iframe-gateway>
</section>`,
    }),
    tag,
    pay,
  ),
  beforeEach: () => {
    configure({ fetch: async () => Response.json({ success: true, harborpay: { fields: {} } }) });
    return () => configure({ fetch: shopFetch });
  },
};

/** A shop can use its own button and call `placeOrder()`. */
export const WithoutButton = embed({
  tag,
  config,
  html: `
<shop-iframe-gateway
  data-method="harborpay"
  data-button="false"
  data-cgi-url="https://pay.example/link"
  data-place-order-url="/harborpay/transparent/requestSecureToken/"
></shop-iframe-gateway>`,
});

/** Without the gateway's URL, the server's content stays, and the console explains what is missing. */
export const NoAddress = embed({
  tag,
  config,
  html: `
<shop-iframe-gateway data-method="harborpay">
  <p data-shop-fallback>To pay by card, please call us.</p>
</shop-iframe-gateway>`,
});

function pay(gateway: HTMLElementTagNameMap['shop-iframe-gateway']): void {
  fillCard(gateway, '4111111111111111', '04/2040', '123');
  void gateway.placeOrder();
}

const emptyFields = {
  html: `
<shop-iframe-gateway
  data-method="harborpay"
  data-cgi-url="https://pay.example/link"
  data-place-order-url="/harborpay/transparent/requestSecureToken/"
></shop-iframe-gateway>`,
  press: placeOrder,
};

export const AllStates = allStates({
  states: {
    Playground,
    'On its way': { html: Playground, story: 'Refused', trouble: 'slow=60000' },
    'No answer': { html: Playground, story: 'Refused', trouble: 'fail=500' },
    Refused,
    WithoutButton,
    NoAddress,
    'Empty fields': emptyFields,
    Challenge,
  },
});
