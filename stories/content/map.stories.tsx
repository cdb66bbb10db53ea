import { mapConfig } from '@shop-elements/content/map';
import type { Meta } from '@storybook/react-vite';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Map' };
export default meta;

const tag = 'shop-map';
const config = mapConfig;

/** A tile service that needs no network: a grid with the number of every tile. */
const tiles = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><rect width='256' height='256' fill='#e8ebdf'/><path d='M0 150C80 120 170 190 256 150M90 0C120 90 70 160 110 256' fill='none' stroke='#fff' stroke-width='7'/><path d='M0 0H256V256' fill='none' stroke='#cdd3c0'/><text x='12' y='28' font-family='sans-serif' font-size='13' fill='#7d866c'>PLACE</text></svg>",
).replace('PLACE', '{z} / {x} / {y}')}`;

const stores = [
  {
    location_name: 'Alder & Finch',
    comment: 'Open 9-5\nClosed Sunday',
    phone: '+1 503 555 0134',
    address: '28 Ferry Lane',
    city: 'Astoria',
    state: 'OR',
    zipcode: '97103',
    country: 'United States',
    position: { latitude: 46.188, longitude: -123.831 },
  },
  {
    location_name: 'The rope works',
    address: '411 Cable Street',
    city: 'Portland',
    state: 'OR',
    zipcode: '97209',
    country: 'United States',
    position: { latitude: '45.53', longitude: '-122.69' },
  },
  { location_name: 'By post', comment: 'Not on any map.' },
];

const crowd = Array.from({ length: 140 }, (_, index) => ({
  location_name: `Locker ${index + 1}`,
  city: 'Utrecht',
  position: { latitude: 52.05 + ((index * 37) % 140) / 1400, longitude: 5.05 + ((index * 53) % 140) / 900 },
}));

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const quoted = tiles.replaceAll("'", '%27');

/** The element's own list, because the server printed none. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-map data-tiles="${quoted}" data-show-controls="true" data-attribution="Drawn by hand"
  data-locations='${attribute(stores)}'></shop-map>`,
});

/** Keeps the server's list: elements with `data-show-store` show that store on the map. */
export const OwnList = embed({
  tag,
  config,
  html: `
<shop-map data-tiles="${quoted}" data-show-controls="true" data-locations='${attribute(stores)}'>
  <ol>
    <li>The shop in Astoria, with the workshop. <a href="/stores" data-show-store="0">Show on map</a></li>
    <li>The rope works in Portland. <a href="/stores" data-show-store="1">Show on map</a></li>
  </ol>
</shop-map>`,
});

/** Groups more than 100 stores in clusters. */
export const Crowd = embed({
  tag,
  config,
  html: `<shop-map data-tiles="${quoted}" data-show-controls="true" data-locations='${attribute(crowd)}'></shop-map>`,
});

/** Search, nearest first, opening hours and directions. */
export const StoreLocator = embed({
  tag,
  config,
  html: `
<shop-map data-tiles="${quoted}" data-show-controls="true" data-search="true" data-nearest="true"
  data-locations='${attribute(
    stores.map((store) => ({
      ...store,
      opening_hours: 'Mo-Fr 09:00-12:30,13:00-18:00; Sa 10:00-17:00',
      time_zone: 'America/Los_Angeles',
    })),
  )}'></shop-map>`,
});

/** The search text matches no store's name or address. */
export const NothingFound = acted(StoreLocator, tag, (map) => void search(map, 'Nowhere'));

/** The search service does not respond. */
export const SearchFails = acted(
  embed({
    tag,
    config,
    html: `
<shop-map data-tiles="${quoted}" data-search="true" data-places="/places?fail=500&amp;q={query}"
  data-locations='${attribute(stores)}'></shop-map>`,
  }),
  tag,
  (map) => void search(map, 'Salem'),
);

/** Google renders the map with the shop's key. Without a network, only the list shows. */
export const Google = embed({
  tag,
  config,
  html: `<shop-map data-google-key="your-key" data-show-controls="true" data-locations='${attribute(stores)}'></shop-map>`,
});

/** Without a tile service, only the list shows, and the console explains why. */
export const NoService = embed({
  tag,
  config,
  html: `<shop-map data-locations='${attribute(stores)}'></shop-map>`,
});

/** Types text into the search field and submits it. */
async function search(map: HTMLElement, words: string): Promise<void> {
  const field = map.querySelector<HTMLInputElement>('input[type="search"]');
  if (field === null) return;
  // Uses the native setter, like typing: React ignores a value that is set on the field itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // By then, the element has processed it.
  for (const _ of 'ab') await new Promise(requestAnimationFrame);
  field.form?.requestSubmit();
}

export const AllStates = allStates({
  states: { Playground, OwnList, Crowd, StoreLocator, NothingFound, SearchFails, Google, NoService },
});
