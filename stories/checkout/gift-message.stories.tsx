import { giftMessageConfig } from '@shop-elements/checkout/gift-message';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Gift message' };
export default meta;

const tag = 'shop-gift-message';
const config = giftMessageConfig;

/** For the whole order. The page's own JSON decides whether gift messages are available, and contains the cart. */
export const Playground = embed({ tag, config, html: '<shop-gift-message></shop-gift-message>' });

const stored = `
<shop-gift-message>
  <script type="application/json">
    {
      "isOrderLevelGiftOptionsEnabled": true,
      "giftMessage": {
        "orderLevel": { "sender": "Ann", "recipient": "Bob", "message": "Happy birthday!\\nThe lamp is for the long table." }
      }
    }
  </script>
</shop-gift-message>`;

/** The cart already has a message: shown, with buttons to edit or delete it. */
export const Stored = embed({ tag, config, html: stored });

/** Names have a maximum length; close to it, the remaining characters are shown. The message has no limit. */
export const LongWords = embed({
  tag,
  config,
  html: `
<shop-gift-message data-is-order-level-gift-options-enabled>
  <script type="application/json">
    { "giftMessage": { "orderLevel": {
      "sender": "${'Everyone at the workshop in Porthaven, '.repeat(6)}",
      "recipient": "Bob",
      "message": "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde. ${'Light to read by. '.repeat(20)}"
    } } }
  </script>
</shop-gift-message>`,
});

/** For one item of the cart, below its name in the template. An item's own settings in the JSON override the shop's. */
export const ForAnItem = embed({
  tag,
  config,
  html: `
<shop-gift-message data-item-id="15" data-is-item-level-gift-options-enabled>
  <script type="application/json">
    { "giftMessage": { "itemLevel": { "15": { "is_available": true, "message": { "message": "For your desk." } } } } }
  </script>
</shop-gift-message>`,
});

/** With a form that works without JavaScript until the element is ready. Its fields have the element's names. */
export const WithServerForm = embed({
  tag,
  config,
  html: `
<shop-gift-message>
  <details data-shop-fallback>
    <summary>Gift options</summary>
    <form action="/giftmessage/cart/save/" method="post">
      <label>To <input name="giftmessage[orderLevel][to]" maxlength="255"></label>
      <label>From <input name="giftmessage[orderLevel][from]" maxlength="255"></label>
      <label>Message <textarea name="giftmessage[orderLevel][message]"></textarea></label>
      <button>Update</button>
    </form>
  </details>
</shop-gift-message>`,
});

const empty = '<shop-gift-message></shop-gift-message>';
const title = '.shop-gift-message__title';
const edit = '.action-edit';
const update = '.action-update';

export const AllStates = allStates({
  states: {
    Playground,
    Open: { html: empty, press: [title] },
    'Without a text': { html: empty, press: [title, update] },
    Stored,
    Editing: { html: stored, press: [edit] },
    Saving: { html: stored, press: [edit, update], trouble: 'slow=60000' },
    'Not saved': { html: stored, press: [edit, update], trouble: 'fail=500' },
    'Not deleted': { html: stored, press: ['.action-delete'], trouble: 'fail=500' },
    Saved: { html: stored, press: [edit, update] },
    LongWords,
    'Editing long words': {
      html: LongWords,
      press: [edit],
    },
    ForAnItem,
    WithServerForm,
  },
});
