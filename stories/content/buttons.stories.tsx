import { buttonsConfig } from '@shop-elements/content/buttons';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Buttons' };
export default meta;

const tag = 'shop-buttons';
const config = buttonsConfig;

/** All as wide as the widest. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-buttons data-same-width="true">
  <a class="shop-button" href="#desk">Desk</a>
  <a class="shop-button" href="#kitchen">Everything for the kitchen</a>
</shop-buttons>`,
});

export const AllStates = allStates({ states: { Playground } });
