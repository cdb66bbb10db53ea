import type { Hono } from 'hono';
import { findProduct, productPath } from '../catalog/products';
import { ratings, starsOf } from '../catalog/reviews';
import { frame } from '../page';
import { pathParameters } from '../path-parameters';
import type { Services } from '../services';
import { fieldText } from '../views/address-view';
import { reviewPage } from '../views/review-view';
import { redirectWithMessages, type ShopContext, type ShopEnv } from '../visit';
import { sessionExpired } from './cart';
import { notFound } from './catalog';

export function reviewRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/review/product/listAjax/*', (c) => reviewList(c, shop));
  app.post('/review/product/post/*', (c) => postReview(c, shop));
  app.post('/review/moderate', (c) => moderate(c));
}

/** A fragment for the reviews tab. Opened as a page, without scripts, it redirects to the tab itself. */
function reviewList(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const product = findProduct(
    Number(pathParameters(visit.url.pathname.replace('/review/product/listAjax', '')).get('id')),
  );
  if (product === undefined) return notFound(c, shop);
  const page = Number(visit.url.searchParams.get('p')) || 1;
  if (c.req.header('sec-fetch-dest') === 'document') {
    return c.redirect(visit.absolute(`${productPath(product)}?p=${page}#reviews`), 302);
  }
  return c.html(shop.renderer.render('partials/review-list', reviewPage(product, page, visit.visitor), frame(visit)));
}

/** New reviews wait for moderation, which visitors can do themselves: see the help page. Other visitors never see them. */
function postReview(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const product = findProduct(Number(pathParameters(visit.url.pathname.replace('/review/product/post', '')).get('id')));
  if (product === undefined) return notFound(c, shop);
  const back = `${productPath(product)}`;
  if (!visit.hasFormKey) return sessionExpired(c, back);
  const field = (name: string) => (visit.form.get(name) ?? '').trim();
  const draft = {
    nickname: fieldText(field('nickname')),
    title: fieldText(field('title')),
    detail: field('detail').slice(0, 5000),
  };
  const votes = Array.from(visit.form).filter(([name, value]) => {
    const ratingId = Number(/^ratings\[(\d+)\]$/.exec(name)?.[1]);
    return ratings.some(({ id }) => id === ratingId) && starsOf(ratingId, Number(value)) !== undefined;
  });
  if (votes.length === 0 || draft.nickname === '' || draft.title === '' || draft.detail === '') {
    const chosen = votes.map(([name, value]) => [name.replace(/\D/g, ''), value] as const);
    visit.visitor.reviewDraft = { ...draft, ratings: Object.fromEntries(chosen) };
    visit.tell(
      'error',
      votes.length === 0
        ? visit.t('Please select one of each of the ratings above.')
        : visit.t("We can't post your review right now."),
    );
    return redirectWithMessages(c, `${back}#review-form`);
  }
  const stars = votes.map(([name, value]) => {
    const ratingId = Number(name.replace(/\D/g, ''));
    return [String(ratingId), starsOf(ratingId, Number(value)) ?? 0] as const;
  });
  const date = shop.now().toISOString().slice(0, 10);
  visit.visitor.reviews.push({ ...draft, productId: product.id, stars: Object.fromEntries(stars), date });
  const text = visit.visitor.publishesReviews
    ? 'Your review is published. Thank you!'
    : 'You submitted your review for moderation.';
  visit.tell('success', visit.t(text));
  return redirectWithMessages(c, back);
}

/** The switch on the help page: whether this visitor's reviews are published. */
function moderate(c: ShopContext): Response {
  const visit = c.get('visit');
  if (!visit.hasFormKey) return sessionExpired(c, '/help');
  visit.visitor.publishesReviews = visit.form.get('publish') === '1';
  visit.tell('success', visit.t('Your choice is kept.'));
  return redirectWithMessages(c, '/help#moderation');
}
