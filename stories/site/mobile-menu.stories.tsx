import { mobileMenuConfig } from '@shop-elements/site/mobile-menu';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Mobile menu' };
export default meta;

const tag = 'shop-mobile-menu';
const config = mobileMenuConfig;

const categories = [
  {
    name: 'Keuken',
    url: '#keuken',
    categories: [
      {
        name: 'Pannen',
        url: '#pannen',
        categories: [
          { name: 'Koekenpannen', url: '#koekenpannen', categories: [] },
          { name: 'Braadpannen', url: '#braadpannen', categories: [] },
          { name: 'Wokpannen', url: '#wokpannen', categories: [] },
        ],
      },
      { name: 'Messen', url: '#messen', categories: [] },
      { name: 'Koffie & thee', url: '#koffie', categories: [] },
    ],
  },
  { name: 'Bureau', url: '#bureau', categories: [{ name: 'Lampen', url: '#lampen', categories: [] }] },
  { name: 'Aanbiedingen', url: '#aanbiedingen', categories: [] },
];

const menu = (attributes: string, tree: unknown) => `
<shop-mobile-menu ${attributes}>
  <script type="application/json">${JSON.stringify({ categories: tree })}</script>
  <ul data-shop-fallback>
    <li><a href="#keuken">Keuken</a></li>
    <li><a href="#bureau">Bureau</a></li>
    <li><a href="#aanbiedingen">Aanbiedingen</a></li>
  </ul>
</shop-mobile-menu>`;

/** The first level. */
export const Playground = embed({ tag, config, html: menu('data-home-url="#"', categories) });

/** Opens at the current category. */
export const Inside = embed({ tag, config, html: menu('data-home-url="#" data-path="0,0"', categories) });

/** More than twenty children get their own page. */
export const Large = embed({
  tag,
  config,
  html: menu(
    'data-home-url="#"',
    [20, 21].map((count) => ({
      name: `${count} soorten`,
      url: '#soorten',
      categories: Array.from({ length: count }, (_, index) => ({ name: `Soort ${index + 1}`, url: '#soort' })),
    })),
  ),
});

export const AllStates = allStates({ states: { Playground, Inside, Large } });
