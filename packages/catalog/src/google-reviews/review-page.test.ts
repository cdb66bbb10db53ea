import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { choiceOf, filterForm, type Group, ticked } from './choice';
import { listUrl, pageWindow, type ReviewPage, reviewsUrl } from './review-page';

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

test.each(vectors<Place, string>('reviews.url'))(
  'the URL names a page after the first and the filters in use, behind the path of the list ($id)',
  ({ input, expected }) => {
    const page = pageWith(input.filtersHash, input.anyFilterEnabled, input.currentPage ?? undefined);
    // What the server prints at that URL.
    const [, hash = ''] = /filters\/(\w+)/.exec(input.location) ?? [];
    expect(reviewsUrl(listUrl(input.location, pageWith(hash, true, 2)), page)).toBe(expected);
  },
);

test.each([
  ['https://shop.test/filters/coffee/', 'https://shop.test/filters/coffee/page/2/'],
  ['https://shop.test/filters/coffee/page/3/filters/H/', 'https://shop.test/filters/coffee/page/2/filters/H/'],
  ['https://shop.test/page/filters/', 'https://shop.test/page/filters/page/2/'],
  ['https://shop.test/filters/page/', 'https://shop.test/filters/page/page/2/'],
])('keeps a folder with the name of a segment: %s', (here, expected) => {
  const hash = here.endsWith('H/') ? 'H' : '';
  const page = pageWith(hash, true, 2);
  expect(reviewsUrl(listUrl(here, page), page)).toBe(expected);
});

test.each([
  ['no hash', { ...pageWith('', true, 2), filters: {} }],
  ['an empty hash', pageWith('', true, 2)],
  ['another hash', pageWith('SAME-FILTERS-OTHERWISE-WRITTEN', true, 2)],
])('replaces the filters in the URL on a page with %s', (_, printed) => {
  for (const here of ['reviews/page/2/filters/OLD/', 'reviews/filters/OLD/page/2/', 'reviews/filters/100%/']) {
    const list = listUrl(`https://shop.test/${here}`, printed);
    expect(reviewsUrl(list, pageWith('NEW', true, 1))).toBe('https://shop.test/reviews/filters/NEW/');
  }
});

test('supports filters in the URL of a list at the shop’s root', () => {
  expect(listUrl('https://shop.test/filters/H~~/', pageWith('H,,', true, 1))).toBe('https://shop.test/');
  expect(listUrl('https://shop.test/page/2/filters/OLD/', pageWith('', true, 1))).toBe('https://shop.test/');
});

test('keeps query and fragment', () => {
  const page = pageWith('H~~', true, 2);
  expect(reviewsUrl('https://shop.test/r/?slow=1#top', page)).toBe(
    'https://shop.test/r/page/2/filters/H~~/?slow=1#top',
  );
});

test('encodes a hash for a path', () => {
  expect(reviewsUrl('https://shop.test/r/', pageWith('a?b#c d', true))).toBe(
    'https://shop.test/r/filters/a%3Fb%23c%20d/',
  );
});

test.each(vectors<{ current: number; total: number }, { first: number; last: number }>('reviews.page-window'))(
  'offers up to 14 pages around page $input.current of $input.total ($id)',
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

test('unticking one group keeps the others', () => {
  const filters = { years: { enabled: true, allSelected: true, data: data('2024', '2025') } };
  const all = { years: ['all', '2024', '2025'] };
  expect(ticked(all, filters, 'years', 'all')).toEqual({ years: ['2024', '2025'] });
  expect(ticked(all, filters, 'years', '2024')).toEqual({ years: ['2025'] });
});

test('selects what the server has selected, by value or id', () => {
  const account = (id: string, selected: boolean) => ({ id, title: 'Shop', selected });
  expect(
    choiceOf({
      accounts: { enabled: true, allSelected: false, data: [account('1', true), account('2', false)] },
      ratings: { enabled: true, allSelected: true, data: [{ value: '5', selected: true }] },
    }),
  ).toEqual({ accounts: ['1'], ratings: ['all', '5'] });
});

test.each(vectors<{ checked: Record<Group, string[]>; page: number }, { fields: object }>('reviews.request'))(
  'sends the ticked filters and the page number ($id)',
  ({ input, expected }) => {
    expect(Object.fromEntries(filterForm(input.checked, input.page))).toEqual(expected.fields);
  },
);

test('recognizes the server’s filters segment in either spelling', () => {
  const list = listUrl('https://shop.test/reviews/filters/JnJhdGluZ3M9NQ~~/', pageWith('JnJhdGluZ3M9NQ,,', true, 1));
  expect(list).toBe('https://shop.test/reviews/');
});
