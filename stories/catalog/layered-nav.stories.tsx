import { layeredNavConfig } from '@shop-elements/catalog/layered-nav';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates, type State } from '../states';

const meta: Meta = { title: 'Catalog/Layered navigation' };
export default meta;

const tag = 'shop-layered-nav';
const config = layeredNavConfig;

const toolbar = `
      <div class="toolbar toolbar-products" data-mage-init='{"productListToolbarForm":{"orderDefault":"position"}}'>
        <p class="toolbar-amount"><span class="toolbar-number">2</span> Items</p>
        <label>Sort By
          <select data-role="sorter"><option value="position" selected>Position</option><option value="price">Price</option></select>
        </label>
      </div>`;

const list = `
      <div class="products wrapper grid products-grid">
        <ol class="products list items product-items">
          <li class="item product product-item"><a class="product-item-link" href="/halden-desk-lamp.html">Halden Desk Lamp</a></li>
          <li class="item product product-item"><a class="product-item-link" href="/teapot-for-two.html">Teapot for Two</a></li>
        </ol>
      </div>`;

const group = (code: string, title: string, links: string, role: string, classes = '') => `
        <div class="filter-options-item${classes}" data-role="${role}collapsible" attribute="${code}">
          <div class="filter-options-title" data-role="${role}title">${title}</div>
          <div class="filter-options-content" data-role="${role}content"><ol class="items">${links}</ol></div>
        </div>`;

const link = (query: string, label: string, count: number) => `
            <li class="item"><a href="/everything.html?${query}">${label} <span class="count">${count}</span></a></li>`;

const filters = (role = '') => `
      <div class="block filter" id="layered-filter-block">${group('cat', 'Category', link('cat=4', 'Desk', 15) + link('cat=9', 'Kitchen', 15), role, ' active')}${group('price', 'Price', link('price=0-24.99', '$0.00 - $24.99', 10), role)}
      </div>`;

const stock = `
<shop-layered-nav>
    <div class="column main">${toolbar}${list}
    </div>
    <div class="sidebar sidebar-main">${filters()}
    </div>
</shop-layered-nav>`;

/** A stock category page: the response is a whole page, from which the element takes filters and list. */
export const Playground = embed({ tag, config, html: stock });

/** After a click on a link of the page. It is not a filter, because a theme may hide filters behind a button on phones. */
const followed = (query: string): State => ({
  html: stock.replace(
    '</label>',
    `</label><p class="pages"><a class="page" href="/everything.html?${query}">2</a></p>`,
  ),
  press: ['.page'],
});

/** A page of the Ajax add-on in its older form, which uses POST and receives JSON. */
export const AddOn = embed({
  tag,
  config,
  html: `
<shop-layered-nav data-request="post">
    <div id="layer-product-list">${toolbar}${list}
    </div>
    <div class="layered-filter-block-container">${filters('ln_')}
    </div>
</shop-layered-nav>`,
});

/** Without the accordion: all groups stay as the server printed them. */
export const NoAccordion = embed({
  tag,
  config,
  html: `
<shop-layered-nav data-accordion="false">
    <div class="column main">${list}
    </div>
    <div class="sidebar sidebar-main">${filters()}
    </div>
</shop-layered-nav>`,
});

/** Filter groups as dropdowns above the list: one is open at a time and overlays the page. */
export const Dropdowns = embed({
  tag,
  config,
  html: `
<shop-layered-nav data-dropdown=".filter-options-item">
    <div class="sidebar sidebar-main">${filters()}
    </div>
    <div class="column main">${list}
    </div>
</shop-layered-nav>`,
});

const countries = [
  'Assam',
  'Bénin',
  'Ceylon',
  'Darjeeling',
  'Fujian',
  'Java',
  'Kenya',
  'Malawi',
  'Nepal',
  'Nilgiri',
  'Rwanda',
];

/** A group with many options gets a search field; here from ten on. */
export const LongGroup = embed({
  tag,
  config,
  html: `
<shop-layered-nav data-search="10">
    <div class="column main">${list}
    </div>
    <div class="sidebar sidebar-main">
      <div class="block filter">${group('origin', 'Origin', countries.map((name, index) => link(`origin=${index}`, name, 3)).join(''), '', ' active')}
      </div>
    </div>
</shop-layered-nav>`,
});

/** Prefetches the list of a filter when the shopper points at it or tabs to it. */
export const Prefetch = embed({
  tag,
  config,
  html: `
<shop-layered-nav data-prefetch>
    <div class="column main">${list}
    </div>
    <div class="sidebar sidebar-main">${filters()}
    </div>
</shop-layered-nav>`,
});

export const AllStates = allStates({
  ownPages: true,
  states: {
    Playground,
    Loading: { ...followed('p=2&amp;slow=60000'), trouble: 'slow=60000' },
    'No products': followed('price=9000-9999'),
    AddOn,
    NoAccordion,
    Dropdowns,
    LongGroup,
    Prefetch,
  },
});
