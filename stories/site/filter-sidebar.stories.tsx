import { filterSidebarConfig } from '@shop-elements/site/filter-sidebar';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Filter sidebar' };
export default meta;

const tag = 'shop-filter-sidebar';
const config = filterSidebarConfig;

/** On a phone, the filters slide in from the side; in a wide window, they are part of the page. */
export const Playground = embed({
  tag,
  config,
  html: `
<button type="button" class="filter-trigger">Filters</button>
<div class="columns">
  <p>Twelve mugs.</p>
  <shop-filter-sidebar>
    <h2>Shop by</h2>
    <ol>
      <li><a href="#red">Red</a></li>
      <li><a href="#blue">Blue</a></li>
    </ol>
  </shop-filter-sidebar>
</div>`,
});

/** A sidebar on tablets, too, which closes after every choice. */
export const TabletsToo = embed({
  tag,
  config,
  html: `
<button type="button" class="filter-trigger">Filters</button>
<div class="columns">
  <p>Twelve mugs.</p>
  <shop-filter-sidebar data-breakpoint="1024" data-keep-open="false">
    <h2>Shop by</h2>
    <ol>
      <li><a href="#red">Red</a></li>
      <li><a href="#blue">Blue</a></li>
    </ol>
  </shop-filter-sidebar>
</div>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Open: { html: Playground, press: ['.filter-trigger'] },
    TabletsToo,
  },
});
