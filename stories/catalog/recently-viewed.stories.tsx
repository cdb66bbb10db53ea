import { recentlyViewedConfig } from '@shop-elements/catalog/recently-viewed';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Recently viewed' };
export default meta;

const tag = 'shop-recently-viewed';
const config = recentlyViewedConfig;

/** The first element simulates the tray's page. The lamp's page, below, shows what it stored. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-recently-viewed data-sku="tray" data-item="#tray">
  <template id="tray"><li><a href="#tray">Walnut Desk Tray</a> $48.00</li></template>
</shop-recently-viewed>
<shop-recently-viewed data-sku="lamp" data-item="#lamp" data-count="5">
  <h2>Recently Viewed</h2>
  <ol class="product-items"></ol>
  <template id="lamp"><li><a href="#lamp">Brass Desk Lamp</a> $129.00</li></template>
</shop-recently-viewed>`,
});

export const AllStates = allStates({ states: { Playground } });
