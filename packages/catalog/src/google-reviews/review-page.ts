import { type Choice, choiceOf, groups } from './choice';
import type { GoogleReviewsConfig } from './google-reviews.config';
import type { Pagination, Review, ReviewFilters } from './review-page.schema';

/** Everything shown at one URL. */
export interface ReviewPage {
  list: readonly Review[];
  filters: ReviewFilters;
  pagination: Pagination | undefined;
  /** The ticked checkboxes. */
  choice: Choice;
}

/**
 * Creates a page from the settings or from a reply, in either shape.
 * @param before provides what a reply leaves out, above all the filters, which the shopper needs to leave an empty list
 */
export function reviewPage(source: GoogleReviewsConfig, before?: ReviewPage): ReviewPage {
  const { reviews = [] } = source;
  const { data: list, filters, pagination } = { ...source, ...(Array.isArray(reviews) ? { data: reviews } : reviews) };
  return {
    // Parts of a reply without reviews look like reviews without anything to show.
    list: (list ?? []).filter((review) => Object.keys(review).length > 0),
    pagination,
    filters: { ...before?.filters, ...filters },
    choice: { ...before?.choice, ...choiceOf(filters) },
  };
}

export function enabledGroups({ filters }: ReviewPage) {
  return groups.filter((name) => filters[name]?.enabled === true);
}

/**
 * The URL of the list itself, without `page` and `filters` segments at its end. A folder of the shop may have the same name, so this
 * removes at most one of each, and never the first folder, unless the list has pages, or the server's own hash follows `filters`.
 */
export function listUrl(here: string, { filters, pagination }: ReviewPage): string {
  const url = new URL(here);
  const parts = url.pathname.split('/').filter(Boolean);
  const segments = new Set<string | undefined>(['page', 'filters']);
  const isSegment = (name: string | undefined, value = ''): boolean =>
    (name === 'page' && (parts.length > 2 || pagination !== undefined) && /^\d+$/.test(value)) ||
    (name === 'filters' && (parts.length > 2 || normalized(value) === normalized(filters.filtersHash)));
  while (isSegment(parts.at(-2), parts.at(-1)) && segments.delete(parts.at(-2))) parts.splice(-2);
  url.pathname = ['', ...parts, ''].join('/').replace('//', '/');
  return url.href;
}

/** Normalizes a hash: base64 with a comma instead of `=`, or with a tilde in some URLs. */
function normalized(hash = ''): string {
  return hash.replaceAll('~', ',');
}

/** The URL of a page of the list. Keeps query and fragment. */
export function reviewsUrl(list: string, page: ReviewPage, number = pageNumber(page)): string {
  const url = new URL(list);
  const hash = enabledGroups(page).length > 0 && page.filters.filtersHash;
  url.pathname += `${number === 1 ? '' : `page/${number}/`}${hash ? `filters/${hash}/` : ''}`;
  return url.href;
}

/** Number of the current page. */
export function pageNumber({ pagination }: Pick<ReviewPage, 'pagination'>): number {
  return pagination?.currentPage || Number(pagination?.pages.find(({ current }) => current)?.value ?? 1);
}

const WINDOW = 14;

/** The pages to offer: for a long list, those around the current one, unless the server has already left some out. */
export function pageWindow(pages: Pagination['pages'], current: number): Pagination['pages'] {
  const last = pages.length - WINDOW;
  if (last <= 0 || pages.some(({ value }) => !value)) return pages;
  const first = Math.max(0, Math.min(current - WINDOW / 2 - 1, last));
  return pages.slice(first, first + WINDOW);
}
