import { onepageCheckoutConfig } from '@shop-elements/checkout/onepage-checkout';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/One-page checkout' };
export default meta;

const tag = 'shop-onepage-checkout';
const config = onepageCheckoutConfig;

function step(name: string, title: string, state: string, content: string): string {
  return `
    <li id="opc-${name}" class="section ${state}">
      <div class="step-title"><h2>${title}</h2></div>
      <div id="checkout-step-${name}" class="step a-item"${state.includes('active') ? '' : ' hidden'}>${content}</div>
    </li>`;
}

const billing = `
        <form id="co-billing-form" action="/checkout/onepage/saveBilling/" method="post">
          <p class="shop-field"><label for="billing:firstname">First Name</label>
            <input id="billing:firstname" name="billing[firstname]" class="required-entry" autocomplete="given-name"></p>
          <p class="shop-field"><label for="billing:city">City</label>
            <input id="billing:city" name="billing[city]" autocomplete="address-level2"></p>
          <div id="billing-buttons-container"><button type="submit" class="shop-button shop-button--primary">Continue</button>
            <span id="billing-please-wait" class="please-wait" hidden>Loading next step...</span></div>
        </form>`;

const methods = `
        <form id="co-shipping-method-form" action="/checkout/onepage/saveShippingMethod/" method="post">
          <div id="checkout-shipping-method-load">
            <p><input type="radio" name="shipping_method" id="s_flat" value="flatrate_flatrate"> <label for="s_flat">Parcel post</label></p>
          </div>
          <div id="shipping-method-buttons-container"><p class="back-link"><a href="?step=billing">Back</a></p>
            <button type="submit" class="shop-button shop-button--primary">Continue</button></div>
        </form>`;

const review = `
        <div id="checkout-review-load">Grand Total: $24.00</div>
        <form id="checkout-agreements" action="/checkout/onepage/saveOrder/" method="post">
          <div id="review-buttons-container"><button type="submit" class="shop-button shop-button--primary">Place Order</button></div>
        </form>`;

/** The markup of the one-page checkout, at its first step. Each missing field shows its own error. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-onepage-checkout>
  <ol class="opc" id="checkoutSteps">${step('billing', 'Billing Information', 'allow active', billing)}${step('shipping_method', 'Shipping Method', '', methods)}${step('review', 'Order Review', '', review)}
  </ol>
</shop-onepage-checkout>`,
});

/** In the middle: reopening the first step closes the later ones. 'Continue' requires a choice. */
export const SecondStep = embed({
  tag,
  config,
  html: `
<shop-onepage-checkout>
  <ol class="opc" id="checkoutSteps">${step('billing', 'Billing Information', 'allow saved', billing)}${step('shipping_method', 'Shipping Method', 'allow active', methods)}${step('review', 'Order Review', '', review)}
  </ol>
</shop-onepage-checkout>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    'Missing field': { html: Playground, press: ['#billing-buttons-container button'] },
    SecondStep,
    'No choice': { html: SecondStep, press: ['#shipping-method-buttons-container button'] },
  },
});
