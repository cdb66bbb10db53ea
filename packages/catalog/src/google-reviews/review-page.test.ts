import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { choiceOf, filterForm, type Group, ticked } from './choice';
import { listAddress, pageWindow, type ReviewPage, reviewsAddress } from './review-page';

interface Place {
  location: string;
  currentPage: number | null;
  filtersHash: string;
  anyFilterEnabled: boolean;
}

function pageWith(filtersHash: string, enabled: boolean, currentPage?: number): ReviewPage {
  return {
    list: [],
    filters: { filtersHash, ratings: { enabled, allSelected: false, data: [] } },
    pagination: { isAvailable: true, prevValue: '', nextValue: '', currentPage, pages: [] },
    choice: {},
  };
}

test.each(vectors<Place, string>('reviews.url'))('writes the address by the vector $id', ({ input, expected }) => {
  const page = pageWith(input.filtersHash, input.anyFilterEnabled, input.currentPage ?? undefined);
  // What the server has printed at that address.
  const [, hash = ''] = /filters\/(\w+)/.exec(input.location) ?? [];
  expect(reviewsAddress(listAddress(input.location, pageWith(hash, true, 2)), page)).toBe(expected);
});

test.each([
  ['https://shop.test/filters/coffee/', 'https://shop.test/filters/coffee/page/2/'],
  ['https://shop.test/filters/coffee/page/3/filters/H/', 'https://shop.test/filters/coffee/page/2/filters/H/'],
  ['https://shop.test/page/filters/', 'https://shop.test/page/filters/page/2/'],
  ['https://shop.test/filters/page/', 'https://shop.test/filters/page/page/2/'],
])('a folder that is called like one of its own parts stays: %s', (here, expected) => {
  const hash = here.endsWith('H/') ? 'H' : '';
  const page = pageWith(hash, true, 2);
  expect(reviewsAddress(listAddress(here, page), page)).toBe(expected);
});

test.each([
  ['no hash', { ...pageWith('', true, 2), filters: {} }],
  ['an empty hash', pageWith('', true, 2)],
  ['another hash', pageWith('SAME-FILTERS-OTHERWISE-WRITTEN', true, 2)],
])('the filters in the address give way to the next ones on a page with %s', (_, printed) => {
  for (const here of ['reviews/page/2/filters/OLD/', 'reviews/filters/OLD/page/2/', 'reviews/filters/100%/']) {
    const list = listAddress(`https://shop.test/${here}`, printed);
    expect(reviewsAddress(list, pageWith('NEW', true, 1))).toBe('https://shop.test/reviews/filters/NEW/');
  }
});

test('a list at the root of the shop has its filters in the address too', () => {
  expect(listAddress('https://shop.test/filters/H~~/', pageWith('H,,', true, 1))).toBe('https://shop.test/');
  expect(listAddress('https://shop.test/page/2/filters/OLD/', pageWith('', true, 1))).toBe('https://shop.test/');
});

test('query and fragment stay', () => {
  const page = pageWith('H~~', true, 2);
  expect(reviewsAddress('https://shop.test/r/?slow=1#top', page)).toBe(
    'https://shop.test/r/page/2/filters/H~~/?slow=1#top',
  );
});

test('a hash that is no path is written as one', () => {
  expect(reviewsAddress('https://shop.test/r/', pageWith('a?b#c d', true))).toBe(
    'https://shop.test/r/filters/a%3Fb%23c%20d/',
  );
});

test.each(vectors<{ current: number; total: number }, { first: number; last: number }>('reviews.page-window'))(
  'offers pages by the vector $id',
  ({ input, expected }) => {
    const pages = Array.from({ length: input.total }, (_, index) => ({
      value: String(index + 1),
      label: '',
      current: index + 1 === input.current,
    }));
    const offered = pageWindow(pages, input.current).map(({ value }) => Number(value));
    expect([offered[0], offered.at(-1)]).toEqual([expected.first, expected.last]);
  },
);

const data = (...values: string[]) => values.map((value) => ({ value, selected: false }));

test('taking the tick of a group away leaves the others', () => {
  const filters = { years: { enabled: true, allSelected: true, data: data('2024', '2025') } };
  const all = { years: ['all', '2024', '2025'] };
  expect(ticked(all, filters, 'years', 'all')).toEqual({ years: ['2024', '2025'] });
  expect(ticked(all, filters, 'years', '2024')).toEqual({ years: ['2025'] });
});

test('what the server says is chosen is chosen, by value or id', () => {
  const account = (id: string, selected: boolean) => ({ id, title: 'Shop', selected });
  expect(
    choiceOf({
      accounts: { enabled: true, allSelected: false, data: [account('1', true), account('2', false)] },
      ratings: { enabled: true, allSelected: true, data: [{ value: '5', selected: true }] },
    }),
  ).toEqual({ accounts: ['1'], ratings: ['all', '5'] });
});

test.each(vectors<{ checked: Record<Group, string[]>; page: number }, { fields: object }>('reviews.request'))(
  'posts by the vector $id',
  ({ input, expected }) => {
    expect(Object.fromEntries(filterForm(input.checked, input.page))).toEqual(expected.fields);
  },
);

test('a filters segment is the server’s in either spelling', () => {
  const list = listAddress(
    'https://shop.test/reviews/filters/JnJhdGluZ3M9NQ~~/',
    pageWith('JnJhdGluZ3M9NQ,,', true, 1),
  );
  expect(list).toBe('https://shop.test/reviews/');
});
