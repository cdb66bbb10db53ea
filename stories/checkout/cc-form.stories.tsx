import { ccFormConfig } from '@shop-elements/checkout/cc-form';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

const meta: Meta = { title: 'Checkout/Card form' };
export default meta;

const tag = 'shop-cc-form';
const config = ccFormConfig;

/**
 * On a checkout page the settings come from `checkoutConfig`; here they stand in a child script. Reading a card number in
 * the page puts a shop outside PCI SAQ A.
 */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-cc-form data-method="acmepay">
  <script type="application/json">
    { "availableTypes": { "VI": "Visa", "MC": "MasterCard", "AE": "American Express", "DI": "Discover" } }
  </script>
  <p data-shop-fallback>To pay by card, please switch on JavaScript.</p>
</shop-cc-form>`,
});

/** With a button the element places the order itself. */
export const WithButton = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<section data-payment-method="acmepay">
  <shop-cc-form data-method="acmepay" data-button></shop-cc-form>
</section>`,
});

/** Switch and Solo cards (try 6334 5805 0000 0000) have a start date or an issue number. */
export const BritishDebitCards = embed({
  tag,
  config,
  html: `
<shop-cc-form
  data-method="ukpay"
  data-has-ss-card-type
  data-available-types='{"VI":"Visa","SM":"Switch","SO":"Solo"}'
></shop-cc-form>`,
});

/** A setting that cannot be used leaves what the server sent; the console says why. */
export const BrokenSetting = embed({
  tag,
  config,
  html: `
<shop-cc-form data-method="acmepay" data-available-types="VI, MC">
  <p data-shop-fallback>To pay by card, please call us.</p>
</shop-cc-form>`,
});
