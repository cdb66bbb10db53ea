import { couponConfig } from '@shop-elements/checkout/coupon';
import type { Meta } from '@storybook/react-vite';
import { formKey } from '../../.storybook/shop';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Coupon' };
export default meta;

const tag = 'shop-coupon';
const config = couponConfig;

/**
 * The form of a cart page. An empty code is not sent. There is no shop to respond here, so any code ends with the offer to try
 * again.
 */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-coupon>
  <form action="/checkout/cart/couponPost/" method="post">
    <input type="hidden" name="remove" value="0">
    <p class="shop-field">
      <label for="coupon_code">Discount code</label>
      <input id="coupon_code" name="coupon_code" maxlength="255" autocomplete="off">
    </p>
    <button class="shop-button">Apply Discount</button>
  </form>
</shop-coupon>`,
});

/** An applied code. Removing it needs no input. */
export const Applied = embed({
  tag,
  config,
  html: `
<shop-coupon>
  <p>Discount: -$6.40</p>
  <form action="/checkout/cart/couponPost/" method="post">
    <input type="hidden" name="remove" value="0">
    <p class="shop-field">
      <label for="coupon_code">Discount code</label>
      <input id="coupon_code" name="coupon_code" value="WELCOME10" readonly>
    </p>
    <button class="shop-button" name="remove" value="1">Cancel Coupon</button>
  </form>
</shop-coupon>`,
});

const form = (code: string) => `
<shop-coupon>
  <form action="/checkout/cart/couponPost/" method="post">
    <input type="hidden" name="form_key" value="${formKey}">
    <p class="shop-field">
      <label for="coupon_code">Discount code</label>
      <input id="coupon_code" name="coupon_code" value="${code}">
    </p>
    <button class="shop-button">Apply Discount</button>
  </form>
</shop-coupon>`;
const press = ['button'];

export const AllStates = allStates({
  states: {
    Playground,
    Applied,
    'No code': { html: form(''), press },
    Waiting: { html: form('WELCOME10'), press, trouble: 'slow=60000' },
    Taken: { html: form('WELCOME10'), press },
    Refused: { html: form('SUMMER99'), press },
    'No answer': { html: form('WELCOME10'), press, trouble: 'fail=500' },
  },
});
