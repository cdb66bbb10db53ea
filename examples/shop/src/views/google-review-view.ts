import {
  accounts,
  filterGroups,
  findShopReviews,
  locales,
  parseReviewQuery,
  type ReviewQuery,
  years,
} from '../catalog/shop-reviews';
import { decodeAddress, encodeAddress } from '../page';
import type { Visit } from '../visit';

const perPage = 12;
const ratingValues = ['5', '4', '3', '2', '1'];

/** The filters as part of a URL: `&ratings=5,4` in base64. */
export function filtersHash(query: ReviewQuery): string {
  const text = filterGroups.map((group) => (query[group] ? `&${group}=${query[group].join()}` : '')).join('');
  return text === '' ? '' : encodeAddress(text);
}

export function decodeFilters(hash: string): ReviewQuery {
  return parseReviewQuery(new URLSearchParams(decodeAddress(hash) ?? ''));
}

export function reviewsPath(query: ReviewQuery, page: number): string {
  const hash = filtersHash(query);
  return `/reviews/${page === 1 ? '' : `page/${page}/`}${hash === '' ? '' : `filters/${hash}/`}`;
}

/** A page of reviews of the shop, in the format for scripts. */
export function googleReviews(query: ReviewQuery, wantedPage: number, visit: Visit) {
  const found = findShopReviews(query);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pages);
  const day = new Intl.DateTimeFormat(visit.view.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const group = <Option extends object>(name: keyof ReviewQuery, options: readonly (Option & { value: string })[]) => ({
    enabled: true,
    allSelected: query[name] === undefined,
    data: options.map((option) => ({ ...option, selected: query[name]?.includes(option.value) ?? true })),
  });
  return {
    filters: {
      url: visit.absolute('/reviews/review/update/'),
      pageTitle: visit.t('What people say'),
      filtersHash: filtersHash(query),
      accounts: group(
        'accounts',
        accounts.map(({ id, title }) => ({ value: id, id, title, frontendTitle: title })),
      ),
      locales: group('locales', locales),
      ratings: group(
        'ratings',
        ratingValues.map((value) => ({ value })),
      ),
      years: group(
        'years',
        years.map((value) => ({ value, label: value })),
      ),
    },
    data: found.slice((page - 1) * perPage, page * perPage).map(({ name, description, total, created, locale }) => ({
      name,
      description,
      total,
      created,
      clean_date: day.format(new Date(`${created.replace(' ', 'T')}Z`)),
      locale,
      platform_name: 'Google',
    })),
    pagination: {
      isAvailable: pages > 1,
      prevValue: page > 1 ? String(page - 1) : '',
      nextValue: page < pages ? String(page + 1) : '',
      currentPage: page,
      totalItems: found.length,
      pages: Array.from({ length: pages }, (_unused, index) => ({
        value: String(index + 1),
        label: String(index + 1),
        current: index + 1 === page,
      })),
    },
  };
}
