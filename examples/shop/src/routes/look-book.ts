import type { Hono } from 'hono';
import { findProductBySku, productPath } from '../catalog/products';
import { page } from '../page';
import type { Services } from '../services';
import { picturePath } from '../views/product-view';
import type { ShopEnv } from '../visit';

/** The wall, picture by picture: a product, which of its pictures, its size, and our text. */
const looks: readonly (readonly [sku: string, view: 1 | 2 | 3, size: 'small' | 'tall' | 'wide', words: string])[] = [
  ['AF-CW-02', 1, 'wide', 'Four hours, low heat, nobody in a hurry.'],
  ['AF-HL-02', 1, 'tall', 'The light you leave on.'],
  ['AF-TB-01', 1, 'small', 'Holds more than it looks.'],
  ['AF-TX-01', 1, 'small', 'Herringbone, for two.'],
  ['AF-CP-01', 1, 'tall', 'Up in six minutes, in the rain in seven.'],
  ['AF-CO-01', 1, 'small', 'Pours where you point it.'],
  ['AF-VS-02', 1, 'wide', 'Terracotta breathes. So will you.'],
  ['AF-TL-02', 1, 'small', 'A storm is a good time to test it.'],
  ['AF-WR-03', 1, 'tall', 'Brass, and the letters you owe.'],
  ['AF-DL-01', 1, 'small', 'It stays where you put it.'],
  ['AF-BT-03', 1, 'small', 'Glass, in its own coat.'],
  ['AF-CW-01', 1, 'wide', 'Older than its owner, one day.'],
  ['AF-ST-01', 1, 'small', 'For wool, wood or the cat.'],
  ['AF-EL-04', 1, 'small', 'Quiet is a thing you can buy.'],
];

/** The season's photographs. Visitors can rearrange them. */
export function lookBookRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/look-book', (c) => {
    const visit = c.get('visit');
    return page(
      c,
      shop,
      'look-book',
      { title: visit.t('Look book'), layout: 'look-book', crumbs: [{ label: 'Look book' }], sheet: 'look-book.css' },
      {
        looks: looks.flatMap(([sku, view, size, words]) => {
          const product = findProductBySku(sku);
          if (product === undefined) return [];
          return [{ name: product.name, link: productPath(product), picture: picturePath(product, view), size, words }];
        }),
      },
    );
  });
}
