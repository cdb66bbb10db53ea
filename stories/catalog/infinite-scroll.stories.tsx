import { infiniteScrollConfig } from '@shop-elements/catalog/infinite-scroll';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Infinite scroll' };
export default meta;

const tag = 'shop-infinite-scroll';
const config = infiniteScrollConfig;

const list = (next: string) => `
  <div class="products wrapper">
    <ol class="products list items product-items">
      <li class="item product product-item"><a href="/halden-desk-lamp.html">Halden Desk Lamp</a></li>
      <li class="item product product-item"><a href="/teapot-for-two.html">Teapot for Two</a></li>
    </ol>
  </div>
  <div class="pages"><a class="action next" href="${next}">Next</a></div>`;

/** Loads two pages automatically, then shows the button. The pager stays for shoppers without JavaScript. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-infinite-scroll>${list('/everything.html?p=2')}
</shop-infinite-scroll>`,
});

/** Loads nothing automatically. */
export const OnlyTheButton = embed({
  tag,
  config,
  html: `
<shop-infinite-scroll data-auto-pages="0">${list('/everything.html?p=2')}
</shop-infinite-scroll>`,
});

/** A page fails to load: the list stays, and the shopper can try again. */
export const Failed = embed({
  tag,
  config,
  html: `
<shop-infinite-scroll>${list('/everything.html?p=2&fail=500')}
</shop-infinite-scroll>`,
});

/** A list that starts at page 3 has a button for the previous page. The URL stays that of the list. */
export const LaterPage = embed({
  tag,
  config,
  html: `
<shop-infinite-scroll data-auto-pages="0" data-address="keep">
  <p class="toolbar-amount">Items <span class="toolbar-number">25</span>-<span class="toolbar-number">36</span> of <span class="toolbar-number">61</span></p>
  <div class="products wrapper">
    <ol class="products list items product-items">
      <li class="item product product-item"><a href="/halden-desk-lamp.html">Halden Desk Lamp</a></li>
      <li class="item product product-item"><a href="/teapot-for-two.html">Teapot for Two</a></li>
    </ol>
  </div>
  <div class="pages"><a class="action previous" href="/everything.html?p=2">Previous</a> <a class="action next" href="/everything.html?p=4">Next</a></div>
</shop-infinite-scroll>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    OnlyTheButton,
    Loading: { html: OnlyTheButton, press: ['.shop-infinite-scroll button'], trouble: 'slow=60000' },
    Failed,
    LaterPage,
  },
});
