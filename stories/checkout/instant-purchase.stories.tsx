import { instantPurchaseConfig } from '@shop-elements/checkout/instant-purchase';
import type { Meta } from '@storybook/react-vite';
import { logIn } from '../../.storybook/shop';
import { embed } from '../embed';
import { allStates } from '../states';

/** Only customers with a saved card can buy at once. */
const meta: Meta = { title: 'Checkout/Instant purchase', beforeEach: logIn };
export default meta;

const tag = 'shop-instant-purchase';
const config = instantPurchaseConfig;

/** Inside the product form. The card, the addresses and the way of shipping come from the section `instant-purchase`. */
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

/** With the shop's own words, outside the form. */
export const OwnWords = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<form class="product-form"><input type="hidden" name="product" value="101"></form>
<shop-instant-purchase data-form=".product-form" data-button-text="Buy it now"></shop-instant-purchase>`,
});

export const AllStates = allStates({ states: { Playground, OwnWords } });
