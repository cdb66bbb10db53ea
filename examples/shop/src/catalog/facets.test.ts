import { expect, test } from 'vitest';
import { everything, findCategory, productsIn } from './categories';
import { list, listAddress, parseListQuery, toggled } from './facets';
import { products } from './products';

const query = (text: string) => parseListQuery(new URLSearchParams(text));
const all = (text: string) => list(products, query(text), everything);

test('a list shows twelve products per page, and the last page if the page number is too high', () => {
  const listing = all('p=99');
  expect(listing.pages).toBe(Math.ceil(products.length / 12));
  expect(listing.page).toBe(listing.pages);
  expect(all('').products).toHaveLength(12);
});

test('a second color adds products, a material removes some', () => {
  const moss = all('color=21').total;
  const mossAndInk = all('color=21,22').total;
  const mossCeramic = all('color=21&material=Ceramic').total;
  expect(mossAndInk).toBeGreaterThan(moss);
  expect(mossCeramic).toBeLessThan(moss);
});

test("a filter's count is the number of products that it would show", () => {
  for (const facet of all('color=21').facets) {
    for (const option of facet.options.filter((candidate) => !candidate.selected && facet.code !== 'color')) {
      const address = listAddress('', toggled(query('color=21'), facet.code, option.value)).slice(1);
      expect(list(products, query(address), everything).total, `${facet.code} ${option.value}`).toBe(option.count);
    }
  }
});

test('a filter link toggles one value, sorts all values, and returns to the first page', () => {
  const start = query('color=30,21&p=3');
  expect(listAddress('/desk.html', toggled(start, 'color', '22'))).toBe('/desk.html?color=21,22,30');
  expect(listAddress('/desk.html', toggled(start, 'color', '30'))).toBe('/desk.html?color=21');
});

test('a price range replaces the previous one, and a slider can request any range', () => {
  expect(listAddress('', toggled(query('price=0-24.99'), 'price', '50-99.99'))).toBe('?price=50-99.99');
  const found = list(products, { ...query('price=20-30'), limit: 36 }, everything).products;
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((product) => product.price >= 20 && product.price <= 30)).toBe(true);
});

test('default values are left out of the URL, so that each list has one URL', () => {
  expect(listAddress('/x', query('product_list_order=position&product_list_limit=12&p=1'))).toBe('/x');
  expect(listAddress('/x', query('product_list_order=price&product_list_dir=desc&product_list_mode=list'))).toBe(
    '/x?product_list_order=price&product_list_dir=desc&product_list_mode=list',
  );
});

test('products can be sorted by price in both directions', () => {
  const prices = (text: string) => all(text).products.map((product) => product.price);
  const rising = prices('product_list_order=price');
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  const falling = prices('product_list_order=price&product_list_dir=desc');
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
});

test('ignores invalid parameters in the URL', () => {
  const nonsense = query('p=-4&color=,,&price=abc&product_list_limit=7&product_list_order=worst&x=y');
  expect(nonsense).toMatchObject({ page: 1, limit: 12, order: 'position' });
});

test('a category filters by its subcategories, the list of everything by the top categories', () => {
  const desk = findCategory('desk');
  const options = (category: typeof desk) =>
    list(category === undefined ? [] : productsIn(category), query(''), category).facets[0]?.options.map(
      (option) => option.label,
    );
  expect(options(desk)).toEqual(['Lamps', 'Paper & pens', 'Trays & holders', 'Electronics']);
  expect(options(everything)).toEqual(['Desk', 'Kitchen', 'Trail', 'Home', 'Courses']);
});

test('the fields of the price form become a price filter, and empty fields are ignored', () => {
  const typed = parseListQuery(new URLSearchParams('price_from=20&price_to=60&color=21'));
  expect(typed.filters).toEqual({ price: ['20-60'], color: ['21'] });
  expect(parseListQuery(new URLSearchParams('price_from=&price_to=')).filters).toEqual({});
});

test("the slider's ends stay the same when a price is selected", () => {
  const everything = all('').prices;
  expect(all('price=20-60').prices).toEqual(everything);
  expect(everything.lowest).toBeLessThan(everything.highest);
});
