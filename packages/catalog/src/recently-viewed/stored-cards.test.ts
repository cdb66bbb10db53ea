import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { parseCards, storeMark, viewedCards } from './stored-cards';

interface Input {
  stored: string[] | null;
  current: string;
  max: number;
}

interface Expected {
  shown: string[];
  stored: string[];
}

const card = (sku: string, store?: string) => ({
  sku,
  html: `<li>${sku}</li>${store === undefined ? '' : storeMark(store)}`,
});
const skus = (cards: readonly { sku: string }[]) => cards.map(({ sku }) => sku);

test.each(vectors<Input, Expected>('recently-viewed'))(
  'stores the current product first, and shows only those viewed before it, up to the limit ($id)',
  ({ input, expected }) => {
    const stored = (input.stored ?? []).map((sku) => card(sku));
    const { shown, kept } = viewedCards(stored, card(input.current), { count: input.max, store: 'default' });
    expect(skus(shown)).toEqual(expected.shown);
    expect(skus(kept)).toEqual(expected.stored);
  },
);

test('without a current product, shows the others', () => {
  const { shown, kept } = viewedCards([card('A'), card('B')], undefined, { count: 1, store: 'default' });
  expect(skus(shown)).toEqual(['A']);
  expect(skus(kept)).toEqual(['A']);
});

test('ignores duplicates', () => {
  const { shown } = viewedCards([card('A'), card('B'), card('A')], undefined, { count: 5, store: 'default' });
  expect(skus(shown)).toEqual(['A', 'B']);
});

test('each store view shows its own cards, and keeps the others’', () => {
  const stored = [card('A', 'nl'), card('B', 'default'), card('C'), card('D', 'nl')];
  const { shown, kept } = viewedCards(stored, card('A', 'default'), { count: 5, store: 'default' });
  expect(skus(shown)).toEqual(['B', 'C']);
  expect(kept).toEqual([card('A', 'default'), card('B', 'default'), card('C'), card('A', 'nl'), card('D', 'nl')]);
});

test.each(vectors<{ localStorageText: string }, string>('recently-viewed.storage'))(
  'treats a storage with $input.localStorageText as empty ($id)',
  ({ input }) => {
    expect(parseCards(input.localStorageText)).toEqual([]);
  },
);

test.each([null, '', 'null', '7', '[]', '{}', '{"sku":"A","html":"<li>"}', '{"sku":["A"]}', '{"sku":[],"html":[]}'])(
  'treats a storage with %s as empty',
  (text) => {
    expect(parseCards(text)).toEqual([]);
  },
);

test('uses only the valid entries', () => {
  const long = 'x'.repeat(60_000);
  const stored = { sku: ['A', null, 42, '007', 'E', {}, 'G'], html: ['a', 'b', 'c', 'd', long, 'f'] };
  expect(parseCards(JSON.stringify(stored))).toEqual([
    { sku: 'A', html: 'a' },
    { sku: '42', html: 'c' },
    { sku: '007', html: 'd' },
  ]);
});

test('accepts a map with numbers as keys as a list', () => {
  expect(parseCards('{"sku":{"0":"A","2":"C"},"html":{"0":"a","2":"c"}}')).toEqual([
    { sku: 'A', html: 'a' },
    { sku: 'C', html: 'c' },
  ]);
});
