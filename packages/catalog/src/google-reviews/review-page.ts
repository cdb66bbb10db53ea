import { type Choice, choiceOf, groups } from './choice';
import type { GoogleReviewsConfig } from './google-reviews.config';
import type { Pagination, Review, ReviewFilters } from './review-page.schema';

/** Everything that shows at one address. */
export interface ReviewPage {
  list: readonly Review[];
  filters: ReviewFilters;
  pagination: Pagination | undefined;
  /** The boxes that are ticked. */
  choice: Choice;
}

/**
 * A page out of the settings or out of a reply, in either shape.
 * @param before what a reply does not say stays: above all the filters, without which nobody gets out of an empty list
 */
export function reviewPage(given: GoogleReviewsConfig, before?: ReviewPage): ReviewPage {
  const { reviews = [] } = given;
  const { data: list, filters, pagination } = { ...given, ...(isList(reviews) ? { data: reviews } : reviews) };
  return {
    list: list ?? [],
    pagination,
    filters: { ...before?.filters, ...filters },
    choice: { ...before?.choice, ...choiceOf(filters) },
  };
}

function isList(reviews: object): reviews is readonly Review[] {
  return Array.isArray(reviews);
}

export function enabledGroups({ filters }: ReviewPage) {
  return groups.filter((name) => filters[name]?.enabled === true);
}

/**
 * The address of the list itself: without the `page` and `filters` segments at its end. A folder of the shop may have the same
 * name, so at most one of each goes, and the first folder stays, unless `filters` is followed by the server's own hash.
 */
export function listAddress(here: string, { filters, pagination }: ReviewPage): string {
  const url = new URL(here);
  const parts = url.pathname.split('/').filter(Boolean);
  const segments = new Set<string | undefined>(['page', 'filters']);
  const isSegment = (name: string | undefined, value = ''): boolean =>
    (name === 'page' && pagination !== undefined && /^\d+$/.test(value)) ||
    (name === 'filters' && (parts.length > 2 || spelled(value) === spelled(filters.filtersHash)));
  while (isSegment(parts.at(-2), parts.at(-1)) && segments.delete(parts.at(-2))) parts.splice(-2);
  url.pathname = ['', ...parts, ''].join('/').replace('//', '/');
  return url.href;
}

/** A hash is base64 with another sign in place of `=`: a comma, or a tilde in some addresses. */
function spelled(hash = ''): string {
  return hash.replaceAll('~', ',');
}

/** The address of a page of the list. Query and fragment stay. */
export function reviewsAddress(list: string, page: ReviewPage, number = pageNumber(page)): string {
  const url = new URL(list);
  const hash = enabledGroups(page).length > 0 && page.filters.filtersHash;
  url.pathname += `${number === 1 ? '' : `page/${number}/`}${hash ? `filters/${hash}/` : ''}`;
  return url.href;
}

/** Number of the page that shows. */
export function pageNumber({ pagination }: Pick<ReviewPage, 'pagination'>): number {
  return pagination?.currentPage || Number(pagination?.pages.find(({ current }) => current)?.value ?? 1);
}

const WINDOW = 14;

/** The pages that are offered: of a long list those around the current one, unless the server has left some out itself. */
export function pageWindow(pages: Pagination['pages'], current: number): Pagination['pages'] {
  const last = pages.length - WINDOW;
  if (last <= 0 || pages.some(({ value }) => !value)) return pages;
  const first = Math.max(0, Math.min(current - WINDOW / 2 - 1, last));
  return pages.slice(first, first + WINDOW);
}
