import { instantPurchaseConfig } from '@shop-elements/checkout/instant-purchase';
import type { Meta } from '@storybook/react-vite';
import { logIn } from '../../.storybook/shop';
import { embed } from '../embed';
import { allStates } from '../states';

/** Only customers with a saved card can use Instant Purchase. */
const meta: Meta = { title: 'Checkout/Instant purchase', beforeEach: logIn };
export default meta;

const tag = 'shop-instant-purchase';
const config = instantPurchaseConfig;

/** Inside the product form. The card, the addresses and the shipping method come from the section `instant-purchase`. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<form id="product_addtocart_form" action="/checkout/cart/add/" method="post">
  <input type="hidden" name="product" value="101">
  <p><label>Qty <input type="number" name="qty" value="1" min="1" max="5"></label></p>
  <shop-instant-purchase></shop-instant-purchase>
</form>`,
});

/** With the shop's own texts, outside the form. */
export const OwnWords = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<form class="product-form"><input type="hidden" name="product" value="101"></form>
<shop-instant-purchase data-form=".product-form" data-button-text="Buy it now"></shop-instant-purchase>`,
});

/** A product page; `url` places the order. */
const page = (name: string, url: string) => `
<shop-messages></shop-messages>
<h1 data-ui-id="page-title-wrapper">${name}</h1>
<div class="price-box" data-product-id="101"><span data-price-type="finalPrice"><span class="price">$129.00</span></span></div>
<form id="product_addtocart_form" action="/checkout/cart/add/" method="post">
  <input type="hidden" name="product" value="101">
  <p><label>Qty <input type="number" name="qty" value="2" min="1" max="5"></label></p>
  <shop-instant-purchase data-url="${url}"></shop-instant-purchase>
</form>`;

const name = 'Halden Desk Lamp';
const url = '/instantpurchase/button/placeOrder';
const ask = ['.instant-purchase'];
const buy = [...ask, 'dialog .shop-button--primary'];

export const AllStates = allStates({
  ownPages: true,
  states: {
    Playground,
    OwnWords,
    Asking: { html: page(name, url), press: ask },
    'Asking with long words': { html: page(`${name}, turned from one piece of `.repeat(4), url), press: ask },
    'On its way': { html: page(name, `${url}?slow=60000`), press: buy },
    Bought: { html: page(name, url), press: buy },
    Refused: { html: page(name, url).replace('value="101"', 'value="0"'), press: buy },
    'No answer': { html: page(name, `${url}?fail=500`), press: buy },
  },
});
