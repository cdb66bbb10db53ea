import type { Hono } from 'hono';
import { svg } from '../catalog/pictures/product-picture';
import { page } from '../page';
import type { Services } from '../services';
import { mapTile, placePicture } from '../stores/map-picture';
import { printedPlaces, type ShopPlace, shopPlaces } from '../stores/stores';
import type { ShopContext, ShopEnv } from '../visit';
import { picture } from './media';

/** This site's key for its own tile service, which requires one like other services. */
export const tileKey = 'alder-and-finch';

/** The map tiles. Like similar services, it rejects requests without a key. */
export function mapPictureRoutes(app: Hono<ShopEnv>): void {
  app.get('/media/map/:zoom{\\d+}/:x{\\d+}/:y{\\d+\\.svg}', (c) => {
    if (c.req.query('key') !== tileKey) return c.text('This key is not known here.', 403);
    const [zoom, x, y] = [c.req.param('zoom'), c.req.param('x'), c.req.param('y')].map((part) =>
      Number.parseInt(part, 10),
    );
    const size = 2 ** (zoom ?? 0);
    if (zoom === undefined || x === undefined || y === undefined || zoom > 20 || x >= size || y >= size)
      return picture(c, undefined);
    return picture(c, svg(mapTile(zoom, x, y), 256, 256));
  });
  app.get('/media/map/places/:file{[a-z-]+\\.svg}', (c) => {
    const place = placeWithId(c.req.param('file').replace('.svg', ''))?.place;
    return picture(c, place && placePicture(place));
  });
}

export function storeRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/stores', (c) => storesPage(c, shop));
}

function storesPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const asked = placeWithId(visit.url.searchParams.get('place') ?? '');
  const places = shopPlaces.map((place) => ({
    ...place,
    comment: visit.t(place.comment),
    country: visit.t(place.country),
  }));
  return page(
    c,
    shop,
    'stores',
    {
      title: visit.t('Our shops'),
      layout: 'stores-index-index',
      sheet: 'stores.css',
      crumbs: [{ label: 'Our shops' }],
      description: visit.t('Where to find us, and where we mend.'),
    },
    {
      places,
      asked: asked?.place && asked,
      locations: printedPlaces(places),
      // `?tiles=refused` simulates an expired key.
      tile_key: visit.url.searchParams.get('tiles') === 'refused' ? 'run-out' : tileKey,
    },
  );
}

function placeWithId(id: string): ShopPlace | undefined {
  return shopPlaces.find((place) => place.id === id);
}
