import { breadcrumbsConfig } from '@shop-elements/site/breadcrumbs';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Breadcrumbs' };
export default meta;

const tag = 'shop-breadcrumbs';
const config = breadcrumbsConfig;

/** The path to a product. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-breadcrumbs data-crumbs='[
  {"name": "home", "label": "Home", "title": "Go to Home Page", "link": "/"},
  {"name": "category4", "label": "Kitchen", "link": "/kitchen.html"},
  {"name": "category5", "label": "Cookware", "link": "/kitchen/cookware.html"},
  {"name": "product", "label": "Iron pan, 24 cm"}
]'>
  <ul class="items" data-shop-fallback>
    <li class="item"><a href="/">Home</a></li>
    <li class="item"><a href="/kitchen.html">Kitchen</a></li>
    <li class="item"><a href="/kitchen/cookware.html">Cookware</a></li>
    <li class="item"><strong>Iron pan, 24 cm</strong></li>
  </ul>
</shop-breadcrumbs>`,
});

/** A single crumb is neither first nor last. */
export const Single = embed({
  tag,
  config,
  html: `<shop-breadcrumbs data-crumbs='[{"name": "home", "label": "Home"}]'></shop-breadcrumbs>`,
});

/** Names too long for one line; the last one has no spaces. */
export const LongWords = embed({
  tag,
  config,
  html: `
<shop-breadcrumbs data-crumbs='[
  {"name": "home", "label": "Home", "link": "/"},
  {"name": "category4", "label": "Everything for the kitchen, the table and the people around it", "link": "/kitchen.html"},
  {"name": "product", "label": "Donaudampfschifffahrtsgesellschaftskapitänsteekessel"}
]'></shop-breadcrumbs>`,
});

export const AllStates = allStates({ states: { Playground, LongWords, Single } });
