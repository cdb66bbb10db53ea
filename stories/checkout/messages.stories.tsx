import { messagesConfig } from '@shop-elements/checkout/messages';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Messages' };
export default meta;

const tag = 'shop-messages';
const config = messagesConfig;

/** The session's messages before, or without, the script. The element replaces them with its own. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-messages>
  <div data-shop-fallback class="messages">
    <div class="message-success success message">You added Walnut Desk Tray to your cart.</div>
  </div>
</shop-messages>
<p>
  <button type="button" data-story-message="success">A success</button>
  <button type="button" data-story-message="error">An error</button>
  <button type="button" data-story-message="warning">A warning</button>
  <button type="button" data-story-message="notice">A notice</button>
</p>`,
});

/** Messages disappear after the shop's timeout, but not while the shopper reads them. */
export const GoingByThemselves = embed({
  tag,
  config,
  html: `
<shop-messages data-timeout="4000"></shop-messages>
<p><button type="button" data-story-message="notice">A notice for four seconds</button></p>`,
});

const one = (type: string) => ({
  html: `<shop-messages></shop-messages><button type="button" data-story-message="${type}">Again</button>`,
  press: ['button[data-story-message]'],
});

export const AllStates = allStates({
  states: {
    Playground,
    Success: one('success'),
    Error: one('error'),
    Warning: one('warning'),
    Notice: one('notice'),
    GoingByThemselves,
  },
});
