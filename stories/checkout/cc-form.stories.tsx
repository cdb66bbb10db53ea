import { ccFormConfig } from '@shop-elements/checkout/cc-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';
import { fillCard } from './fill-card';

const meta: Meta = { title: 'Checkout/Card form' };
export default meta;

const tag = 'shop-cc-form';
const config = ccFormConfig;

/**
 * On a checkout page, the settings come from `checkoutConfig`; here, a child script contains them. If the page reads card
 * numbers, the shop no longer qualifies for PCI SAQ A.
 */
export const Playground = playground();

/** Filled in, as by the browser's autofill. */
export const FilledIn = acted(playground(), tag, (form) => fillCard(form, '4111111111111111', '04/2040', '123'));

/** The errors at empty fields, after the shopper tries to pay. */
export const Empty = acted(playground(), tag, (form) => form.validate());

/** The errors at incomplete fields. */
export const Incomplete = acted(playground(), tag, (form) => {
  fillCard(form, '4111 11', '1', '1');
  form.validate();
});

/** The errors for an invalid number, a nonexistent month, and a code that is too short for the card. */
export const Wrong = acted(playground(), tag, (form) => {
  fillCard(form, '378282246310006', '13/40', '123');
  form.validate();
});

/** A card that the shop does not accept, and an expired one. */
export const NotAccepted = acted(playground(), tag, (form) => {
  fillCard(form, '3530111333300000', '04/20', '123');
  form.validate();
});

/** American Express codes have four digits, a different name and a different place on the card. */
export const AmericanExpress = acted(playground(), tag, (form) => fillCard(form, '378282246310005', '04/40', '1234'));

/** A custom error at a field: here, a bank's response. */
export const TextOfThePage = acted(playground(), tag, (form) => {
  fillCard(form, '4111111111111111', '04/2040', '123');
  form.setError('number', 'Your bank does not know this card.');
});

/** Month and year as two select boxes, for gateways or themes that need them. */
export const TwoLists = embed({
  tag,
  config,
  html: '<shop-cc-form data-method="acmepay" data-expiry="selects"></shop-cc-form>',
});

/** With the name on the card. */
export const NameOnCard = embed({
  tag,
  config,
  html: '<shop-cc-form data-method="acmepay" data-holder-name></shop-cc-form>',
});

/** Disabled, as while the page waits for something else. */
export const Disabled = embed({
  tag,
  config,
  html: '<shop-cc-form data-method="acmepay" disabled></shop-cc-form>',
});

/** All twelve card types, and the shop's own icon for the first. */
export const AllCards = embed({
  tag,
  config,
  html: `
<shop-cc-form data-method="acmepay">
  <script type="application/json">
    {
      "availableTypes": {
        "VI": "Visa", "MC": "MasterCard", "AE": "American Express", "DN": "Diners", "DI": "Discover", "JCB": "JCB",
        "UN": "UnionPay", "MI": "Maestro International", "MD": "Maestro Domestic", "HC": "Hipercard", "ELO": "Elo", "AU": "Aura"
      }
    }
  </script>
</shop-cc-form>`,
});

/** On an Arabic page, the card number still reads from left to right. */
export const RightToLeft = acted(
  embed({
    tag,
    config,
    html: `
<div dir="rtl" lang="ar">
  <shop-cc-form data-method="acmepay" data-available-types='{"VI":"Visa","MC":"MasterCard"}'></shop-cc-form>
</div>`,
  }),
  tag,
  (form) => fillCard(form, '4111111111111111', '04/2040', '12'),
);

/** A page with its own button, enabled as soon as the card is complete. */
export const ButtonOfThePage = acted(
  embed({
    tag,
    config,
    html: `
<form method="post" action="/pay">
  <shop-cc-form data-method="acmepay"></shop-cc-form>
  <button type="button" class="shop-button" disabled>Pay</button>
</form>`,
  }),
  tag,
  (form) => {
    const button = form.parentElement?.querySelector('button');
    form.addEventListener('shop-cc-form-ready', ({ detail }) =>
      button?.toggleAttribute('disabled', !detail.isComplete),
    );
  },
);

/** With a button, the element places the order itself. */
export const WithButton = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<section data-payment-method="acmepay">
  <shop-cc-form data-method="acmepay" data-button></shop-cc-form>
</section>`,
});

/** The shop refuses the order and shows the reason above the button: here, the terms were not accepted. */
export const Refused = acted(WithButton, tag, (form) => {
  fillCard(form, '4111111111111111', '04/2040', '123');
  void form.placeOrder();
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

/** An invalid setting leaves the server's content in place; the console explains why. */
export const BrokenSetting = embed({
  tag,
  config,
  html: `
<shop-cc-form data-method="acmepay" data-available-types="VI, MC">
  <p data-shop-fallback>To pay by card, please call us.</p>
</shop-cc-form>`,
});

function playground(): StoryObj {
  return embed({
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
}

export const AllStates = allStates({
  states: {
    Playground,
    WithButton,
    'On its way': { html: WithButton, story: 'Refused', trouble: 'slow=60000' },
    'No answer': { html: WithButton, story: 'Refused', trouble: 'fail=500' },
    Refused,
    BritishDebitCards,
    BrokenSetting,
    FilledIn,
    Empty,
    Incomplete,
    Wrong,
    NotAccepted,
    AmericanExpress,
    TextOfThePage,
    TwoLists,
    NameOnCard,
    Disabled,
    AllCards,
    RightToLeft,
    ButtonOfThePage,
  },
});
