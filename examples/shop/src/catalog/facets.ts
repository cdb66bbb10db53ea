import { type Category, categories, findCategoryById, isShelf, productsIn } from './categories';
import { colorOptions } from './palettes';
import type { Product } from './products';

/** Parameters of a list's URL: filters, order, page. Ignores all others. */
export interface ListQuery {
  filters: Readonly<Partial<Record<FacetCode, readonly string[]>>>;
  order: SortOrder;
  direction: 'asc' | 'desc';
  limit: number;
  mode: 'grid' | 'list';
  page: number;
}

export const facetCodes = ['cat', 'price', 'color', 'material', 'extra'] as const;
export type FacetCode = (typeof facetCodes)[number];

export const sortOrders = ['position', 'name', 'price'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const limits = [12, 24, 36] as const;
export const listDefaults = { order: 'position', direction: 'asc', limit: 12, mode: 'grid' } as const;

export interface FacetOption {
  value: string;
  label: string;
  count: number;
  selected: boolean;
  /** Color of a swatch. */
  swatch?: string;
}

export interface Facet {
  code: FacetCode;
  label: string;
  options: readonly FacetOption[];
}

export interface Listing {
  products: readonly Product[];
  total: number;
  /** The page that is actually shown: the last one if the requested page doesn't exist. */
  page: number;
  pages: number;
  facets: readonly Facet[];
  /** The lowest and highest price, regardless of filters, in whole dollars. */
  prices: { lowest: number; highest: number };
}

interface Choice {
  value: string;
  label: string;
  swatch?: string;
  matches(product: Product): boolean;
}

export function parseListQuery(params: URLSearchParams): ListQuery {
  const filters: Partial<Record<FacetCode, readonly string[]>> = {};
  for (const code of facetCodes) {
    const values = (params.get(code) ?? '').split(',').filter(Boolean);
    if (values.length > 0) filters[code] = sortedValues(values);
  }
  // The two fields of the price form.
  const typed = `${params.get('price_from') ?? ''}-${params.get('price_to') ?? ''}`;
  if (parsePriceRange(typed) !== undefined) filters.price = [typed];
  return {
    filters,
    order: oneOf(sortOrders, params.get('product_list_order')) ?? listDefaults.order,
    direction: oneOf(['asc', 'desc'] as const, params.get('product_list_dir')) ?? listDefaults.direction,
    limit: limits.find((limit) => String(limit) === params.get('product_list_limit')) ?? listDefaults.limit,
    mode: oneOf(['grid', 'list'] as const, params.get('product_list_mode')) ?? listDefaults.mode,
    page: Math.max(1, Math.trunc(Number(params.get('p')) || 1)),
  };
}

/** The URL of a list. Omits defaults, so that each list has only one URL. */
export function listAddress(path: string, query: ListQuery, search?: string): string {
  const parts: string[] = [];
  // Keeps commas readable; the server accepts both spellings.
  const add = (name: string, value: string) =>
    parts.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  if (search !== undefined) add('q', search);
  for (const code of facetCodes) {
    const values = query.filters[code];
    if (values !== undefined && values.length > 0) add(code, sortedValues(values).join(','));
  }
  if (query.order !== listDefaults.order) add('product_list_order', query.order);
  if (query.direction !== listDefaults.direction) add('product_list_dir', query.direction);
  if (query.limit !== listDefaults.limit) add('product_list_limit', String(query.limit));
  if (query.mode !== listDefaults.mode) add('product_list_mode', query.mode);
  if (query.page > 1) add('p', String(query.page));
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/** The query with one filter value toggled. A new filter resets the page; a price replaces the previous price. */
export function toggled(query: ListQuery, code: FacetCode, value: string): ListQuery {
  const before = query.filters[code] ?? [];
  const without = before.filter((candidate) => candidate !== value);
  const after = without.length < before.length ? without : code === 'price' ? [value] : [...before, value];
  return { ...query, page: 1, filters: { ...query.filters, [code]: after } };
}

export function cleared(query: ListQuery): ListQuery {
  return { ...query, page: 1, filters: {} };
}

/** Products, counts and options for a query. A product must match one selected value of each facet, in all facets. */
export function list(all: readonly Product[], query: ListQuery, category?: Category): Listing {
  const choices = facetChoices(all, category);
  const passes = (product: Product, except?: FacetCode) =>
    facetCodes.every((code) => {
      const wanted = query.filters[code];
      if (code === except || wanted === undefined || wanted.length === 0) return true;
      return wanted.some((value) => matcher(code, value, choices[code])?.(product) ?? false);
    });

  const found = all.filter((product) => passes(product));
  const pages = Math.max(1, Math.ceil(found.length / query.limit));
  const page = Math.min(query.page, pages);
  const facets = facetCodes.map((code) => {
    const pool = all.filter((product) => passes(product, code));
    const selected = query.filters[code] ?? [];
    return {
      code,
      label: facetLabels[code],
      options: choices[code]
        .map((choice) => ({
          value: choice.value,
          label: choice.label,
          ...(choice.swatch === undefined ? {} : { swatch: choice.swatch }),
          count: pool.filter((product) => choice.matches(product)).length,
          selected: selected.includes(choice.value),
        }))
        .filter((option) => option.count > 0 || option.selected),
    };
  });
  return {
    products: sorted(found, query).slice((page - 1) * query.limit, page * query.limit),
    total: found.length,
    page,
    pages,
    facets: facets.filter((facet) => facet.options.length > 0),
    prices: priceEnds(all.filter((product) => passes(product, 'price'))),
  };
}

/** The label of a selected value in "Now shopping by". Also supports price ranges that no list offers, as a slider sends them. */
export function filterLabel(facet: Facet | undefined, value: string): string {
  return facet?.options.find((option) => option.value === value)?.label ?? value;
}

export function parsePriceRange(value: string): { from: number; to: number } | undefined {
  const match = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(value);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return undefined;
  return { from: Number(match[1] ?? 0), to: match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]) };
}

const facetLabels: Readonly<Record<FacetCode, string>> = {
  cat: 'Category',
  price: 'Price',
  color: 'Color',
  material: 'Material',
  extra: 'Good to know',
};

const priceRanges = ['0-24.99', '25-49.99', '50-99.99', '100-199.99', '200-'] as const;

function facetChoices(all: readonly Product[], category: Category | undefined): Record<FacetCode, Choice[]> {
  const below = category === undefined || isShelf(category) ? categories : category.children;
  const materials = Array.from(new Set(all.map((product) => product.material))).sort();
  return {
    cat: below.map((child) => ({
      value: String(child.id),
      label: child.name,
      matches: (product) => productsIn(child).includes(product),
    })),
    price: priceRanges.map((value) => ({ value, label: value, matches: priceMatcher(value) ?? (() => false) })),
    color: colorOptions.map((color) => ({
      value: String(color.id),
      label: color.name,
      swatch: color.swatch,
      matches: (product) => product.color === color.name,
    })),
    material: materials.map((material) => ({
      value: material,
      label: material,
      matches: (product) => product.material === material,
    })),
    extra: [
      { value: 'new', label: 'New', matches: (product) => product.isNew },
      { value: 'sale', label: 'On sale', matches: (product) => product.oldPrice !== undefined },
      { value: 'stock', label: 'In stock', matches: (product) => product.inStock },
    ],
  };
}

function matcher(
  code: FacetCode,
  value: string,
  choices: readonly Choice[],
): ((product: Product) => boolean) | undefined {
  const known = choices.find((choice) => choice.value === value);
  if (known !== undefined) return (product) => known.matches(product);
  if (code === 'price') return priceMatcher(value);
  if (code === 'cat') {
    const category = findCategoryById(Number(value));
    return category === undefined ? undefined : (product) => productsIn(category).includes(product);
  }
  return undefined;
}

function priceEnds(found: readonly Product[]): Listing['prices'] {
  const prices = found.map((product) => product.price);
  return prices.length === 0
    ? { lowest: 0, highest: 0 }
    : { lowest: Math.floor(Math.min(...prices)), highest: Math.ceil(Math.max(...prices)) };
}

function priceMatcher(value: string): ((product: Product) => boolean) | undefined {
  const range = parsePriceRange(value);
  return range === undefined ? undefined : (product) => product.price >= range.from && product.price <= range.to;
}

function sorted(found: readonly Product[], { order, direction }: ListQuery): Product[] {
  const compare: Record<SortOrder, (a: Product, b: Product) => number> = {
    position: (a, b) => a.id - b.id,
    name: (a, b) => a.name.localeCompare(b.name, 'en'),
    price: (a, b) => a.price - b.price || a.id - b.id,
  };
  const rising = [...found].sort(compare[order]);
  return direction === 'asc' ? rising : rising.reverse();
}

function sortedValues(values: readonly string[]): string[] {
  return Array.from(new Set(values)).sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((candidate) => candidate === value);
}
