import type { Hono } from 'hono';
import { filterGroups, parseReviewQuery, type ReviewQuery } from '../catalog/shop-reviews';
import { page } from '../page';
import { pathParameters } from '../path-parameters';
import type { Services } from '../services';
import { decodeFilters, googleReviews, reviewsPath } from '../views/google-review-view';
import type { ShopContext, ShopEnv } from '../visit';

const groupTitles = {
  accounts: 'Filter on account:',
  locales: 'Filter on language:',
  ratings: 'Filter on review:',
  years: 'Filter on year:',
} as const;

export function googleReviewRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.post('/reviews/review/update', (c) => {
    const visit = c.get('visit');
    const reviews = googleReviews(parseReviewQuery(visit.form), Number(visit.form.get('page')), visit);
    c.header('Cache-Control', 'no-store, private');
    return c.json({ reviews });
  });
  app.get('/reviews', (c) => {
    const visit = c.get('visit');
    const asked = visit.url.searchParams;
    // The filter form without scripts: the filters become part of the path, as they do with scripts.
    if (filterGroups.some((group) => asked.has(group))) return c.redirect(reviewsPath(parseReviewQuery(asked), 1), 302);
    return reviewsPage(c, shop, {}, 1);
  });
  app.get('/reviews/*', (c) => {
    const parts = pathParameters(c.get('visit').url.pathname.replace('/reviews', ''));
    return reviewsPage(c, shop, decodeFilters(parts.get('filters') ?? ''), Number(parts.get('page') ?? 1));
  });
}

function reviewsPage(c: ShopContext, shop: Services, query: ReviewQuery, number: number): Response {
  const visit = c.get('visit');
  const reviews = googleReviews(query, number, visit);
  const { filters, pagination } = reviews;
  return page(
    c,
    shop,
    'google-reviews',
    { title: filters.pageTitle, layout: 'reviews-index-index', crumbs: [{ label: 'What people say' }] },
    {
      reviews,
      groups: filterGroups.map((name) => ({
        name,
        title: groupTitles[name],
        options: filters[name].data.map(
          (option: { value: string; label?: string; title?: string; selected: boolean }) => ({
            ...option,
            text: option.label ?? option.title ?? `${option.value} ★`,
            checked: query[name] !== undefined && option.selected,
          }),
        ),
      })),
      page_links: pagination.pages.map((entry) => ({ ...entry, link: reviewsPath(query, Number(entry.value)) })),
      ...(pagination.prevValue ? { previous_link: reviewsPath(query, Number(pagination.prevValue)) } : {}),
      ...(pagination.nextValue ? { next_link: reviewsPath(query, Number(pagination.nextValue)) } : {}),
    },
  );
}
