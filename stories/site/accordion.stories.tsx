import { accordionConfig } from '@shop-elements/site/accordion';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';

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

/** Several groups may be open. */
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
