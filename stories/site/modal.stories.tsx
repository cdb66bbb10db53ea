import { modalConfig } from '@shop-elements/site/modal';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Modal' };
export default meta;

const tag = 'shop-modal';
const config = modalConfig;

/** A link opens it; Escape, the button and a click outside close it. */
export const Playground = embed({
  tag,
  config,
  html: `
<button type="button" class="size-guide">Size guide</button>
<shop-modal data-trigger=".size-guide">
  <h2>Sizes</h2>
  <p>Small holds two cups, large holds four.</p>
</shop-modal>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Open: { html: Playground, press: ['.size-guide'] },
  },
});
