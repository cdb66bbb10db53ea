import { expect, test } from 'vitest';
import { shopReviews } from '../catalog/shop-reviews';
import { at, newShopper } from '../testing/shopper';
import { decodeFilters, filtersHash } from '../views/google-review-view';

test("the filters' part of the URL is encoded like Magento's", () => {
  expect(filtersHash({ ratings: ['5'] })).toBe('JnJhdGluZ3M9NQ,,');
  expect(decodeFilters('JnJhdGluZ3M9NQ~~')).toEqual({ ratings: ['5'] });
  expect(decodeFilters('broken')).toEqual({});
});

test('a post returns the filtered reviews, with their URL', async () => {
  const shopper = newShopper();
  await shopper.visit('/reviews/');
  const { json } = await shopper.post('/reviews/review/update/', { ratings: '5,4', locales: 'all,nl_NL', page: 'NaN' });
  const found = shopReviews.filter(({ total }) => total >= 4);
  expect(at(json, 'reviews', 'pagination', 'totalItems')).toBe(found.length);
  expect(at(json, 'reviews', 'pagination', 'currentPage')).toBe(1);
  const hash = String(at(json, 'reviews', 'filters', 'filtersHash'));
  const { text } = await shopper.visit(`/reviews/page/2/filters/${hash}/`);
  expect(text).toContain(`Reviews: ${found.length}, page 2`);
});

test('without scripts, the filter form redirects', async () => {
  const reply = await newShopper().visit('/reviews/?ratings=5&ratings=4');
  expect(reply.status).toBe(302);
});
