import type { Hono } from 'hono';
import { products } from '../catalog/products';
import { averageStars } from '../catalog/reviews';
import { page } from '../page';
import type { Services } from '../services';
import { printedPlaces, shopPlaces } from '../stores/stores';
import { productCard } from '../views/product-view';
import type { ShopEnv } from '../visit';
import { tileKey } from './stores';

/** The slides that the editor created. */
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

/** Locations with a bench. */
const benches = ['ferry-lane', 'seaside', 'tillamook'];

/** A page made in Page Builder, with every kind of block. */
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
        locations: printedPlaces(
          shopPlaces
            .filter(({ id }) => benches.includes(id))
            .map((place) => ({ ...place, comment: visit.t(place.comment), country: visit.t(place.country) })),
        ),
        // Settings for all maps of the shop, which editors don't have to know.
        map: {
          tiles: '/media/map/{z}/{x}/{y}.svg?key={key}',
          tileKey,
          attribution: visit.t('Map drawn by Alder & Finch'),
        },
        products: mended.slice(0, 8).map((product) => productCard(product, visit)),
      },
    );
  });
}
