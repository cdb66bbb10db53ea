import { storedCardsConfig } from '@shop-elements/checkout/stored-cards';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Stored cards' };
export default meta;

const tag = 'shop-stored-cards';
const config = storedCardsConfig;

/** Around the server's list: each card has a form that deletes it, and is named in the question by `data-card`. */
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

/** With the shop's own words. */
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

export const AllStates = allStates({ states: { Playground, OwnWords } });
