import type { Hono } from 'hono';
import { products } from '../catalog/products';
import { averageStars } from '../catalog/reviews';
import { page } from '../page';
import type { Services } from '../services';
import { productCard } from '../views/product-view';
import type { ShopEnv } from '../visit';

/** What the editor has put into the slider. */
const slides = [
  {
    name: 'Handles',
    appearance: 'poster',
    button: 'always',
    overlay: 'always',
    color: 'rgba(20, 30, 25, 0.62)',
    picture: 'kitchen',
    link: '/kitchen.html',
    title: 'A handle for every pan',
    text: 'Beech, turned on Tuesdays, fitted while you wait.',
    action: 'See the pans',
  },
  {
    name: 'Seams',
    appearance: 'collage-right',
    button: 'always',
    overlay: 'never',
    color: '',
    picture: 'trail',
    link: '/trail.html',
    title: 'Seams that have seen rain',
    text: 'We wax, stitch and tape what has been outside.',
    action: 'Go outside',
  },
  {
    name: 'Switches',
    appearance: 'poster',
    button: 'hover',
    overlay: 'hover',
    color: 'rgba(20, 30, 25, 0.62)',
    picture: 'evening',
    link: '/home.html',
    title: 'One switch, four minutes',
    text: 'The part costs two dollars. So does the repair.',
    action: 'See the lamps',
  },
] as const;

/** Where customers find the bench, as Page Builder keeps the places of a map. */
const locations = [
  {
    location_name: 'Alder & Finch',
    position: { latitude: 46.1879, longitude: -123.8313 },
    comment: 'In the yard behind the shop.\nMonday to Friday, 9 to 5.',
    phone: '+1 503 555 0128',
    address: '28 Ferry Lane, Unit B',
    city: 'Astoria',
    state: 'OR',
    zipcode: '97103',
    country: 'United States',
  },
  {
    location_name: 'Bench at the market',
    position: { latitude: 46.1651, longitude: -123.9238 },
    comment: 'Saturdays, 8 to 1.',
    phone: '',
    address: 'Quay Street',
    city: 'Porthaven',
    state: 'OR',
    zipcode: '97146',
    country: 'United States',
  },
];

/** A page that an editor has made, with every kind of block. */
export function pageBuilderRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/page-builder', (c) => {
    const visit = c.get('visit');
    const mended = products.filter((product) => averageStars(product) >= 4 && product.type !== 'downloadable');
    return page(
      c,
      shop,
      'page-builder',
      {
        title: visit.t('From our workshop'),
        layout: 'cms-page-view cms-page-builder',
        crumbs: [{ label: 'From our workshop' }],
        sheet: 'page-builder.css',
        hasVideos: true,
      },
      {
        slides,
        locations: JSON.stringify(locations),
        products: mended.slice(0, 8).map((product) => productCard(product, visit)),
      },
    );
  });
}
