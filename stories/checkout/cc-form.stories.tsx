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
 * On a checkout page the settings come from `checkoutConfig`; here they stand in a child script. Reading a card number in
 * the page puts a shop outside PCI SAQ A.
 */
export const Playground = playground();

/** Typed in, as a browser fills a card in. */
export const FilledIn = acted(playground(), tag, (form) => fillCard(form, '4111111111111111', '04/2040', '123'));

/** What is said of empty fields, when the shopper wants to pay. */
export const Empty = acted(playground(), tag, (form) => form.validate());

/** What is said of fields that are not filled in to the end. */
export const Incomplete = acted(playground(), tag, (form) => {
  fillCard(form, '4111 11', '1', '1');
  form.validate();
});

/** What is said of a wrong number, a month that does not exist and a code that is too short for the card. */
export const Wrong = acted(playground(), tag, (form) => {
  fillCard(form, '378282246310006', '13/40', '123');
  form.validate();
});

/** A card that the shop does not take, and one that has expired. */
export const NotAccepted = acted(playground(), tag, (form) => {
  fillCard(form, '3530111333300000', '04/20', '123');
  form.validate();
});

/** The code of American Express has four digits, a name and a place of its own. */
export const AmericanExpress = acted(playground(), tag, (form) => fillCard(form, '378282246310005', '04/40', '1234'));

/** The page's own words at a field: here what a bank has answered. */
export const TextOfThePage = acted(playground(), tag, (form) => {
  fillCard(form, '4111111111111111', '04/2040', '123');
  form.setError('number', 'Your bank does not know this card.');
});

/** Month and year as two lists, for shops whose gateway or theme needs them. */
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

/** Switched off, as while the page waits for something else. */
export const Disabled = embed({
  tag,
  config,
  html: '<shop-cc-form data-method="acmepay" disabled></shop-cc-form>',
});

/** All twelve types, and the shop's own picture for the first. */
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

/** In an Arabic page the card is still read from left to right. */
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

/** A page with a button of its own: it can be pressed as soon as the card can be used. */
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

/** The shop refuses the order, and says why above its button: here nobody has agreed to its terms. */
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

/** A setting that cannot be used leaves what the server sent; the console says why. */
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
