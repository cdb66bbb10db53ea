import { giftOptionsConfig } from '@shop-elements/checkout/gift-options';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Gift options' };
export default meta;

const tag = 'shop-gift-options';
const config = giftOptionsConfig;

/** Wraps the server's own fields. As soon as the message has text, both names are required. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-gift-options data-container="#gift-options">
  <p><label><input type="checkbox" name="allow_gift_options" value="1"> Add gift options</label></p>
  <fieldset id="gift-options">
    <legend>Gift options for the entire order</legend>
    <p><label>From <input type="text" name="giftmessage[orderLevel][from]" value="Ann"></label></p>
    <p><label>To <input type="text" name="giftmessage[orderLevel][to]"></label></p>
    <p><label>Message <textarea name="giftmessage[orderLevel][message]"></textarea></label></p>
  </fieldset>
</shop-gift-options>`,
});

/** As Luma prints it: the checkbox itself names what it shows. Each item inside has its own checkbox. */
export const WithItems = embed({
  tag,
  config,
  html: `
<shop-gift-options>
  <p>
    <input type="checkbox" id="allow_gift_options" checked data-selector='{"id":"#allow-gift-options-container"}'>
    <label for="allow_gift_options">Add gift options</label>
  </p>
  <div id="allow-gift-options-container">
    <shop-gift-options>
      <p>
        <input type="checkbox" id="allow_gift_options_15" data-selector='{"id":"#gift-options-15"}'>
        <label for="allow_gift_options_15">Gift options for the Halden desk lamp</label>
      </p>
      <fieldset id="gift-options-15">
        <legend>Halden desk lamp</legend>
        <p><label>From <input type="text" name="giftmessage[15][from]" value="Ann"></label></p>
        <p><label>To <input type="text" name="giftmessage[15][to]"></label></p>
        <p><label>Message <textarea name="giftmessage[15][message]"></textarea></label></p>
      </fieldset>
    </shop-gift-options>
  </div>
</shop-gift-options>`,
});

/** Shown and filled in: the names are required. */
export const WithMessage = embed({
  tag,
  config,
  html: `
<shop-gift-options data-container="#gift-options">
  <p><label><input type="checkbox" name="allow_gift_options" value="1" checked> Add gift options</label></p>
  <fieldset id="gift-options">
    <legend>Gift options for the entire order</legend>
    <p><label>From <input type="text" name="giftmessage[orderLevel][from]" value="Ann"></label></p>
    <p><label>To <input type="text" name="giftmessage[orderLevel][to]"></label></p>
    <p><label>Message <textarea name="giftmessage[orderLevel][message]">Happy birthday!</textarea></label></p>
  </fieldset>
</shop-gift-options>`,
});

/** The shop's own options: unticking the first box clears them. */
export const WithChoices = embed({
  tag,
  config,
  html: `
<shop-gift-options data-container="#gift-choices">
  <p><label><input type="checkbox" name="allow_gift_options" value="1" checked> Add gift options</label></p>
  <fieldset id="gift-choices">
    <legend>Gift options for the entire order</legend>
    <p><label>Paper <select name="wrap"><option value="1" selected>Blue, $2.00</option><option value="2">Brown, $1.00</option></select></label></p>
    <p><label><input type="radio" name="card" value="0"> No card</label> <label><input type="radio" name="card" value="1" checked> A card</label></p>
    <p><label><input type="checkbox" name="receipt" value="1" checked> Without prices</label></p>
  </fieldset>
</shop-gift-options>`,
});

/** Unticking the box also removes the shop's error messages with the options. */
export const WithErrors = embed({
  tag,
  config,
  html: `
<shop-gift-options data-container="#gift-errors">
  <p><label><input type="checkbox" name="allow_gift_options" value="1" checked> Add gift options</label></p>
  <fieldset id="gift-errors">
    <legend>Gift options for the entire order</legend>
    <p class="shop-field">
      <label for="gift-to">To</label>
      <input type="text" id="gift-to" class="mage-error" name="giftmessage[orderLevel][to]" aria-invalid="true" aria-describedby="gift-to-error">
      <span id="gift-to-error" class="mage-error shop-field__error">This is a required field.</span>
    </p>
    <p><label>Message <textarea name="giftmessage[orderLevel][message]">Happy birthday!</textarea></label></p>
  </fieldset>
</shop-gift-options>`,
});

export const AllStates = allStates({ states: { Playground, WithMessage, WithChoices, WithErrors, WithItems } });
