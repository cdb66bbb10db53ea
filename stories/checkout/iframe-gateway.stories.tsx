import { iframeGatewayConfig } from '@shop-elements/checkout/iframe-gateway';
import { configureHost as configure } from '@shop-elements/host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopFetch } from '../../.storybook/shop';
import { embed } from '../embed';
import { allStates } from '../states';
import { placeOrder } from './ordered';

const meta: Meta = { title: 'Checkout/Iframe gateway' };
export default meta;

const tag = 'shop-iframe-gateway';
const config = iframeGatewayConfig;

/**
 * The number goes from its field into a hidden frame of the gateway, and to nobody else. On a checkout page the settings come
 * from `checkoutConfig`; here they stand in a child script. This shop knows no such method, so an order ends with its message.
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

/** The shopper's bank asks for something: the frame is shown in a dialog. This shop accepts the order, and its bank never answers. */
export const Challenge: StoryObj = {
  ...embed({
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
  beforeEach: () => {
    configure({ fetch: async () => Response.json({ success: true, harborpay: { fields: {} } }) });
    return () => configure({ fetch: shopFetch });
  },
  play: async ({ canvasElement }) => {
    const gateway = canvasElement.querySelector<HTMLElementTagNameMap['shop-iframe-gateway']>(tag);
    await customElements.whenDefined(tag);
    if (gateway === null) return;
    // Asking for something makes the element draw at once.
    gateway.isComplete();
    const values = ['4111111111111111', '04/2040', '123'];
    for (const [index, field] of [...gateway.querySelectorAll<HTMLInputElement>('input[data-field]')].entries()) {
      field.value = values[index] ?? '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    void gateway.placeOrder();
  },
};

/** A shop may have a button of its own, and call `placeOrder()`. */
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

/** Without the gateway's address it leaves what the server sent; the console says what is missing. */
export const NoAddress = embed({
  tag,
  config,
  html: `
<shop-iframe-gateway data-method="harborpay">
  <p data-shop-fallback>To pay by card, please call us.</p>
</shop-iframe-gateway>`,
});

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
  states: { Playground, WithoutButton, NoAddress, 'Empty fields': emptyFields, Challenge },
});
