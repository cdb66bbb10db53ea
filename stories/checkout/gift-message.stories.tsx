import { giftMessageConfig } from '@shop-elements/checkout/gift-message';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Gift message' };
export default meta;

const tag = 'shop-gift-message';
const config = giftMessageConfig;

/** For the whole order. Where it is offered, and to whose cart it belongs, the page's own JSON says. */
export const Playground = embed({ tag, config, html: '<shop-gift-message></shop-gift-message>' });

/** A message the cart has already: shown, to be edited or deleted. */
export const Stored = embed({
  tag,
  config,
  html: `
<shop-gift-message>
  <script type="application/json">
    {
      "isOrderLevelGiftOptionsEnabled": true,
      "giftMessage": {
        "orderLevel": { "sender": "Ann", "recipient": "Bob", "message": "Happy birthday!\\nThe lamp is for the long table." }
      }
    }
  </script>
</shop-gift-message>`,
});

/** For one item of the cart, below whose name the template prints it. An item of its own mind says so in the JSON. */
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

/** With a form that works without JavaScript, until the element is ready. It has the element's names for its fields. */
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

export const AllStates = allStates({ states: { Playground, Stored, ForAnItem, WithServerForm } });
