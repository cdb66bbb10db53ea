import { expect, test } from 'vitest';
import { findCategory } from './categories';
import { drawings } from './pictures/drawings';
import { pictureViews, productPicture } from './pictures/product-picture';
import { products, searchProducts } from './products';
import { averageStars, optionId, reviewsOf, starsOf } from './reviews';

test('every product has a unique id, SKU, URL and name, and an existing category', () => {
  for (const key of ['id', 'sku', 'urlKey', 'name'] as const) {
    expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length);
  }
  expect(products.filter((product) => findCategory(product.category) === undefined)).toEqual([]);
});

test("every product's pictures render in all views, without undefined values", () => {
  for (const product of products) {
    for (const view of pictureViews) {
      const picture = productPicture(product, view);
      expect(picture, product.sku).toMatch(/^<svg .*<\/svg>$/s);
      expect(picture, product.sku).not.toMatch(/undefined|NaN|style=|<script/);
    }
  }
});

test('every drawing is used', () => {
  const used = new Set(products.map((product) => product.drawing));
  expect(Object.keys(drawings).filter((kind) => !used.has(kind as never))).toEqual([]);
});

test('lamps and electronics have a recycling fee', () => {
  for (const path of ['desk/lamps', 'desk/electronics', 'home/lighting', 'trail/light']) {
    const without = products.filter((product) => product.category === path && (product.fee ?? 0) <= 0);
    expect(without, path).toEqual([]);
  }
});

test('one course has three lessons at three prices', () => {
  const course = products.find((product) => product.sku === 'AF-CR-01');
  expect(new Set(course?.links.map((link) => link.price)).size).toBe(3);
});

test('some names contain an ampersand, quotes, an apostrophe or an accent', () => {
  for (const sign of ['&', '"', "'", 'é']) {
    expect(
      products.some((product) => product.name.includes(sign)),
      sign,
    ).toBe(true);
  }
});

test('search ignores accents and case, and requires every word', () => {
  expect(searchProducts('CAFE').map((product) => product.sku)).toEqual(['AF-EL-03']);
  expect(searchProducts('lamp clamp').map((product) => product.sku)).toEqual(['AF-DL-02']);
  expect(searchProducts('   ')).toEqual([]);
});

test('most products have three to eight reviews, with an average of one to five stars', () => {
  const reviewed = products.filter((product) => reviewsOf(product).length > 0);
  expect(reviewed.length).toBeGreaterThan(products.length / 2);
  for (const product of reviewed) {
    expect(reviewsOf(product).length).toBeGreaterThanOrEqual(3);
    expect(reviewsOf(product).length).toBeLessThanOrEqual(8);
    expect(averageStars(product)).toBeGreaterThan(1);
    expect(averageStars(product)).toBeLessThanOrEqual(5);
  }
});

test('accepts a rating as an option id or as a number of stars', () => {
  expect(starsOf(4, optionId(4, 3))).toBe(3);
  expect(starsOf(4, 18)).toBe(3);
  expect(starsOf(4, 3)).toBe(3);
  expect(starsOf(4, 21)).toBeUndefined();
  expect(starsOf(4, 0)).toBeUndefined();
});
