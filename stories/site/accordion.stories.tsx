import { accordionConfig } from '@shop-elements/site/accordion';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Accordion' };
export default meta;

const tag = 'shop-accordion';
const config = accordionConfig;

/** One group is open at a time. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-accordion data-active="[0]">
  <section><h3>Size</h3><div><p>8 cm across, 10 cm high.</p></div></section>
  <section><h3>Material</h3><div><p>Stoneware, glazed.</p></div></section>
  <section><h3>Care</h3><div><p>Wash by hand.</p></div></section>
</shop-accordion>`,
});

/** Several groups can be open. */
export const Several = embed({
  tag,
  config,
  html: `
<shop-accordion data-multiple data-active="[0, 2]">
  <section><h3>Size</h3><div><p>8 cm across, 10 cm high.</p></div></section>
  <section><h3>Material</h3><div><p>Stoneware, glazed.</p></div></section>
  <section><h3>Care</h3><div><p>Wash by hand.</p></div></section>
</shop-accordion>`,
});

/** Columns in a wide window, an accordion on a phone: for footers. */
export const ColumnsOnAWideWindow = embed({
  tag,
  config,
  html: `
<shop-accordion data-open-from="769" data-multiple>
  <nav aria-label="Shop"><h3>Shop</h3><ul><li><a href="#kitchen">Kitchen</a></li><li><a href="#desk">Desk</a></li></ul></nav>
  <nav aria-label="Service"><h3>Service</h3><ul><li><a href="#orders">My orders</a></li><li><a href="#returns">Returns</a></li></ul></nav>
</shop-accordion>`,
});

export const AllStates = allStates({ states: { Playground, Several, ColumnsOnAWideWindow } });
