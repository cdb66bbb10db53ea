import { topMenuConfig } from '@shop-elements/site/top-menu';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Top menu' };
export default meta;

const tag = 'shop-top-menu';
const config = topMenuConfig;

/** Hides while scrolling down, and reappears while scrolling up. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-top-menu class="story-fixed">
  <nav aria-label="Goods"><a href="#kitchen">Kitchen</a> <a href="#desk">Desk</a> <a href="#trail">Trail</a></nav>
</shop-top-menu>
<p class="story-space">Scroll this page.</p>`,
});

/** Hides only on phones. */
export const StaysOnAWideWindow = embed({
  tag,
  config,
  html: `
<shop-top-menu class="story-fixed" data-open-from="769">
  <nav aria-label="Goods"><a href="#kitchen">Kitchen</a> <a href="#desk">Desk</a> <a href="#trail">Trail</a></nav>
</shop-top-menu>
<p class="story-space">Scroll this page.</p>`,
});

export const AllStates = allStates({ states: { Playground, StaysOnAWideWindow } });
