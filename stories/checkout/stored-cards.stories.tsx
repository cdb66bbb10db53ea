import { storedCardsConfig } from '@shop-elements/checkout/stored-cards';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Stored cards' };
export default meta;

const tag = 'shop-stored-cards';
const config = storedCardsConfig;

/** Around the server's list: each card has a form that deletes it, and `data-card` names the card in the question. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-stored-cards>
  <form action="/vault/cards/deleteaction" method="post" data-card="Visa, ending 1111">
    <p>Visa, ending 1111</p>
    <input type="hidden" name="public_hash" value="9f1c">
    <button class="shop-button" aria-label="Delete Visa, ending 1111">Delete</button>
  </form>
  <form action="/vault/cards/deleteaction" method="post" data-card="MasterCard, ending 5454">
    <p>MasterCard, ending 5454</p>
    <input type="hidden" name="public_hash" value="77aa">
    <button class="shop-button" aria-label="Delete MasterCard, ending 5454">Delete</button>
  </form>
</shop-stored-cards>`,
});

/** With the shop's own texts. */
export const OwnWords = embed({
  tag,
  config,
  html: `
<shop-stored-cards data-title="Remove this card" data-content="Orders that are under way are still charged to it.">
  <form action="/vault/cards/deleteaction" method="post" data-card="Visa, ending 1111">
    <input type="hidden" name="public_hash" value="9f1c">
    <button class="shop-button">Remove Visa, ending 1111</button>
  </form>
</shop-stored-cards>`,
});

/** An expired card stays in the list and can be deleted. */
export const Expired = embed({
  tag,
  config,
  html: `
<shop-stored-cards>
  <form action="/vault/cards/deleteaction" method="post" data-card="Visa, ending 1111">
    <p>Visa, ending 1111 <strong>Expired 04/24</strong></p>
    <input type="hidden" name="public_hash" value="9f1c">
    <button class="shop-button" aria-label="Delete Visa, ending 1111">Delete</button>
  </form>
</shop-stored-cards>`,
});

/** The server's own text if no card is saved. */
export const Empty = embed({
  tag,
  config,
  html: '<shop-stored-cards><p>You have no stored payment methods.</p></shop-stored-cards>',
});

export const AllStates = allStates({
  states: {
    Playground,
    Asking: { html: Playground, press: ['button'] },
    OwnWords,
    'Asking in own words': { html: OwnWords, press: ['button'] },
    Expired,
    Empty,
  },
});
