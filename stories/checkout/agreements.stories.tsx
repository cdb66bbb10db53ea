import { agreementsConfig } from '@shop-elements/checkout/agreements';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';
import { placeOrder } from './ordered';

const meta: Meta = { title: 'Checkout/Agreements' };
export default meta;

const tag = 'shop-agreements';
const config = agreementsConfig;

/** One agreement to tick, and one that applies automatically. Pressing the label opens the text instead of ticking the box. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-agreements data-method="checkmo" data-is-enabled>
  <script type="application/json">
    {
      "agreements": [
        {
          "agreementId": "1",
          "mode": "1",
          "checkboxText": "I agree to the Terms &amp; Conditions",
          "content": "<h3>Terms</h3><p>We send within two days, and take everything back within thirty.</p>",
          "contentHeight": "120px"
        },
        {
          "agreementId": "2",
          "mode": "0",
          "checkboxText": "How we handle your data",
          "content": "Only what the order needs, and only as long as the law asks."
        }
      ]
    }
  </script>
</shop-agreements>`,
});

const textOpen = {
  html: '<shop-agreements data-method="checkmo"></shop-agreements>',
  press: ['.shop-agreements__text'],
};

/** The errors for a shopper who has not agreed. */
const notAgreed = {
  html: `
<section data-payment-method="checkmo">
  <shop-offline-payment data-method="checkmo">
    <shop-agreements slot="before-button" data-method="checkmo"></shop-agreements>
  </shop-offline-payment>
</section>`,
  press: placeOrder,
};

export const AllStates = allStates({ states: { Playground, 'Text open': textOpen, 'Not agreed': notAgreed } });
