import type { Hono } from 'hono';
import { findProductBySku, productPath } from '../catalog/products';
import { page } from '../page';
import type { Services } from '../services';
import { picturePath } from '../views/product-view';
import type { ShopEnv } from '../visit';

/** Common questions with short answers. */
const questions: readonly (readonly [question: string, answer: string])[] = [
  ['How long does it take?', 'Two days within the state, four to anywhere else. We write when it leaves.'],
  ['Can I bring it back?', 'Within thirty days, used or not. Put it in any box; we pay the way.'],
  ['Do you mend what I bought elsewhere?', 'If it has screws, yes. If it is glued, we will look at it.'],
];

const materials = ['Wood', 'Wool', 'Steel', 'Clay'] as const;

/** Care instructions by material. */
const care: readonly (readonly [sku: string, material: (typeof materials)[number], words: string])[] = [
  ['AF-ST-01', 'Wood', 'Dust it. Once a year, a drop of oil.'],
  ['AF-TX-01', 'Wool', 'Air it for a night. Wash it cold, by hand, and seldom.'],
  ['AF-CW-01', 'Steel', 'Hot water, no soap. Dry it on the stove.'],
  ['AF-CO-01', 'Steel', 'Vinegar and water, once a month.'],
  ['AF-TB-01', 'Clay', 'It goes into the dishwasher, and does not like it.'],
  ['AF-VS-02', 'Clay', 'White rims are lime, and belong there.'],
  ['AF-HL-02', 'Clay', 'A soft brush, and the bulb out first.'],
];

/** Questions, care and sizes: what shoppers look up before they contact us. */
export function helpRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/help', (c) => {
    const visit = c.get('visit');
    const chosen = c.req.queries('material') ?? [];
    const sheets = care.filter(([, material]) => chosen.length === 0 || chosen.includes(material));
    return page(
      c,
      shop,
      'help',
      { title: visit.t('Help'), layout: 'help', crumbs: [{ label: 'Help' }], sheet: 'help.css' },
      {
        questions: questions.map(([question, answer]) => ({ question, answer })),
        materials: materials.map((name) => ({ name, chosen: chosen.includes(name) })),
        chosen_count: chosen.length,
        publishes_reviews: visit.visitor.publishesReviews,
        written_count: visit.visitor.reviews.length,
        sheets: sheets.flatMap(([sku, material, words]) => {
          const product = findProductBySku(sku);
          if (product === undefined) return [];
          return [
            { name: product.name, link: productPath(product), picture: picturePath(product, 1), material, words },
          ];
        }),
      },
    );
  });
}
