import type { Category } from '../catalog/categories';
import {
  cleared,
  type Facet,
  type FacetCode,
  facetCodes,
  filterLabel,
  type Listing,
  type ListQuery,
  limits,
  listAddress,
  listDefaults,
  parsePriceRange,
  sortOrders,
  toggled,
} from '../catalog/facets';
import { formatPrice } from '../money';
import type { Visit } from '../visit';
import { productCard } from './product-view';

const orderLabels = { position: 'Position', name: 'Product Name', price: 'Price' } as const;

/** A list with its toolbar, pager and filters, ready for the templates. */
export function listView(listing: Listing, query: ListQuery, path: string, visit: Visit, search?: string) {
  const shown: ListQuery = { ...query, page: listing.page };
  const addressOf = (wanted: ListQuery) => keepingTrouble(listAddress(path, wanted, search), visit.url);
  const address = (change: Partial<ListQuery>) => addressOf({ ...shown, ...change });
  const filterAddress = (code: FacetCode, value: string) => addressOf(toggled(shown, code, value));
  const text = (facet: Facet | undefined, code: FacetCode, value: string) =>
    code === 'price' ? priceText(value, visit) : visit.t(filterLabel(facet, value));
  const otherDirection = query.direction === 'asc' ? 'desc' : 'asc';
  const fields = (without: keyof ListQuery) => fieldsOf(shown, without, search);

  return {
    path,
    mode: query.mode,
    total: listing.total,
    pages: listing.pages,
    first: (listing.page - 1) * query.limit + 1,
    last: Math.min(listing.page * query.limit, listing.total),
    products: listing.products.map((product) => productCard(product, visit)),
    modes: (['grid', 'list'] as const).map((value) => ({
      value,
      label: value === 'grid' ? 'Grid' : 'List',
      current: value === query.mode,
      link: address({ mode: value }),
    })),
    orders: sortOrders.map((value) => ({ value, label: orderLabels[value], current: value === query.order })),
    sorter_fields: fields('order'),
    direction: query.direction,
    other_direction: otherDirection,
    direction_label: query.direction === 'asc' ? 'Set Descending Direction' : 'Set Ascending Direction',
    direction_link: address({ direction: otherDirection }),
    limits: limits.map((value) => ({ value, current: value === query.limit })),
    limiter_fields: fields('limit').filter((field) => field.name !== 'p'),
    page_links: Array.from({ length: listing.pages }, (_unused, index) => ({
      page: index + 1,
      current: index + 1 === listing.page,
      link: address({ page: index + 1 }),
    })),
    ...(listing.page > 1 ? { previous_link: address({ page: listing.page - 1 }) } : {}),
    ...(listing.page < listing.pages ? { next_link: address({ page: listing.page + 1 }) } : {}),
    facets: listing.facets.map((facet) => ({
      code: facet.code,
      label: facet.label,
      is_long: facet.options.length > longList,
      options: facet.options.map((option) => ({
        ...option,
        text: text(facet, facet.code, option.value),
        link: filterAddress(facet.code, option.value),
      })),
    })),
    price_slider: priceSlider(listing, shown, path, visit, search),
    current: facetCodes.flatMap((code) => {
      const facet = listing.facets.find((candidate) => candidate.code === code);
      return (query.filters[code] ?? []).map((value) => ({
        label: facet?.label ?? code,
        text: text(facet, code, value),
        link: filterAddress(code, value),
      }));
    }),
    clear_link: addressOf(cleared(shown)),
    toolbar_config: {
      productListToolbarForm: {
        mode: 'product_list_mode',
        direction: 'product_list_dir',
        order: 'product_list_order',
        limit: 'product_list_limit',
        modeDefault: listDefaults.mode,
        directionDefault: listDefaults.direction,
        orderDefault: listDefaults.order,
        limitDefault: String(listDefaults.limit),
        url: visit.absolute(path),
        formKey: visit.formKey,
        post: false,
      },
    },
  };
}

/** A filter with more options shows only the first of them. */
const longList = 10;

/** `?slow=` and `?fail=` also apply to the next list, because it becomes the page that sends the requests. */
function keepingTrouble(address: string, page: URL): string {
  const kept = ['slow', 'fail'].flatMap((name) => page.searchParams.getAll(name).map((value) => `${name}=${value}`));
  if (kept.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${encodeURI(kept.join('&'))}`;
}

export function categoryCrumbs(category: Category, parent: Category | undefined) {
  return [
    ...(parent === undefined ? [] : [{ label: parent.name, link: `/${parent.path}.html` }]),
    { label: category.name },
  ];
}

function priceText(value: string, visit: Visit): string {
  const range = parsePriceRange(value);
  if (range === undefined) return value;
  const from = formatPrice(range.from, visit.view.priceFormat);
  return Number.isFinite(range.to)
    ? `${from} - ${formatPrice(range.to, visit.view.priceFormat)}`
    : visit.t('%1 and above', from);
}

/** The slider above the price ranges, and the form that replaces it without scripts. */
function priceSlider({ prices }: Listing, query: ListQuery, path: string, visit: Visit, search: string | undefined) {
  const chosen = parsePriceRange(query.filters.price?.[0] ?? '');
  const address = (price: readonly string[]) =>
    listAddress(path, { ...query, page: 1, filters: { ...query.filters, price } }, search);
  return {
    ...prices,
    from: Math.max(prices.lowest, chosen?.from ?? 0),
    to: Math.min(prices.highest, chosen?.to ?? Number.POSITIVE_INFINITY),
    address: visit.absolute(address(['from-to'])),
    path,
    fields: Array.from(new URLSearchParams(address([]).split('?')[1]), ([name, value]) => ({ name, value })),
  };
}

/** Hidden fields for a toolbar form, so that changing one value keeps the others. */
function fieldsOf(query: ListQuery, without: keyof ListQuery, search: string | undefined) {
  const kept: ListQuery = {
    ...query,
    ...(without === 'order' ? { order: listDefaults.order } : {}),
    // Another page size starts at the first page again.
    ...(without === 'limit' ? { limit: listDefaults.limit, page: 1 } : {}),
  };
  const params = new URLSearchParams(listAddress('', kept, search).replace(/^\?/, ''));
  return Array.from(params, ([name, value]) => ({ name, value }));
}
