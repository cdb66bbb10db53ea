import { courses } from './goods/courses';
import { desk } from './goods/desk';
import { home } from './goods/home';
import { kitchen } from './goods/kitchen';
import { trail } from './goods/trail';
import type { ColorName } from './palettes';
import type { DrawingKind } from './pictures/drawings';
import { type Kinds, type Variant, variantsOf } from './variants';

/** A part of a course that is sold separately. */
export interface DownloadLink {
  id: number;
  title: string;
  price: number;
}

export interface Product {
  id: number;
  sku: string;
  name: string;
  urlKey: string;
  type: 'simple' | 'downloadable' | 'configurable';
  /** Path of its subcategory, such as `desk/lamps`. */
  category: string;
  price: number;
  /** The previous price; `price` is then a sale price. */
  oldPrice?: number;
  /** Recycling fee for lamps and electronics, charged per item. */
  fee?: number;
  color: ColorName;
  material: string;
  drawing: DrawingKind;
  /** Grams; absent for downloads. */
  weight?: number;
  inStock: boolean;
  isNew: boolean;
  summary: string;
  description: readonly string[];
  links: readonly DownloadLink[];
  /** The variants that a shopper has to choose from, if any. */
  variants: readonly Variant[];
}

/** The data written down for one product; the rest depends on its place in the list. */
export interface Good {
  sku: string;
  name: string;
  price: number;
  oldPrice?: number;
  fee?: number;
  color: ColorName;
  material: string;
  drawing: DrawingKind;
  weight?: number;
  soldOut?: true;
  isNew?: true;
  summary: string;
  description: readonly string[];
  links?: readonly (readonly [title: string, price: number])[];
  kinds?: Kinds;
}

/** The products of one subcategory. */
export type Goods = Readonly<Record<string, readonly Good[]>>;

const firstProductId = 101;

export const products: readonly Product[] = numbered({ ...desk, ...kitchen, ...trail, ...home, ...courses });

const byId = new Map(products.map((product) => [product.id, product]));
const bySku = new Map(products.map((product) => [product.sku, product]));
const byUrlKey = new Map(products.map((product) => [product.urlKey, product]));

export function findProduct(id: number): Product | undefined {
  return byId.get(id);
}

export function findProductBySku(sku: string): Product | undefined {
  return bySku.get(sku);
}

export function findProductByUrlKey(urlKey: string): Product | undefined {
  return byUrlKey.get(urlKey);
}

/** The shortest text that a search matches; several words must all match. */
export function searchProducts(query: string): Product[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return products.filter((product) => {
    const text = fold(
      [product.name, product.summary, product.sku, product.material, product.color, product.category].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Removes accents and capitals, so that `cafe` finds `Café`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

function urlKeyOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function numbered(goods: Goods): Product[] {
  let linkId = 0;
  return Object.entries(goods)
    .flatMap(([category, list]) => list.map((good) => ({ category, good })))
    .map(({ category, good }, index) => {
      const { soldOut, isNew, links, kinds, ...rest } = good;
      const id = firstProductId + index;
      return {
        ...rest,
        id,
        urlKey: urlKeyOf(good.name),
        type: kinds !== undefined ? 'configurable' : links === undefined ? 'simple' : 'downloadable',
        category,
        inStock: soldOut !== true,
        isNew: isNew === true,
        links: (links ?? []).map(([title, price]) => ({ id: ++linkId, title, price })),
        variants: variantsOf(good.sku, good.price, id, kinds),
      };
    });
}

/** Every product's URL is at the root, whatever its category. */
export function productPath(product: Product): string {
  return `/${product.urlKey}.html`;
}
