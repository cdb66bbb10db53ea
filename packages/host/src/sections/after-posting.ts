import { isRecord, urlOf } from '@shop-elements/core';
import type { Reply } from '../rest/http';
import { type SectionSource, sectionSource } from './source';

/**
 * The sections that a post makes stale, by the end of its path: what Magento's own modules declare for the requests that elements
 * make. Every post may leave messages.
 */
const rules: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/checkout\/(cart|sidebar)\//, ['cart']],
  [/\/checkout\/onepage\/saveorder/, ['cart', 'checkout-data', 'last-ordered-items']],
  [
    /\/v1\/(guest-)?carts\/[^/]+\/((set-)?payment-information|selected-payment-method)$/,
    ['cart', 'captcha', 'instant-purchase'],
  ],
  [/\/v1\/(guest-)?carts\/[^/]+\/payment-information$/, ['checkout-data', 'last-ordered-items']],
  [/\/catalog\/product_compare\//, ['compare-products']],
  [/\/wishlist\/index\/(add|remove|fromcart|updateitemoptions)/, ['wishlist']],
  [/\/wishlist\/index\/cart/, ['wishlist', 'cart']],
  [/\/review\/product\/post/, ['review']],
  [/\/vault\/cards\/deleteaction/, ['instant-purchase']],
  [/\/instantpurchase\//, ['cart', 'last-ordered-items']],
];

function affectedSections(url: string): string[] {
  const path = (urlOf(url)?.pathname ?? '').toLowerCase();
  return ['messages', ...rules.flatMap(([pattern, sections]) => (pattern.test(path) ? sections : []))];
}

/** Updates the visitor's private data after a post. If the response redirects, the next page loads the data instead. */
export function afterPosting(reply: Reply): void {
  const body = reply.json();
  const leaving = isRecord(body) && ('redirect' in body || 'backUrl' in body);
  void invalidate(reply.url).then(({ source, names }) => {
    if (!leaving) source.refresh(names);
  });
}

/** Marks the sections that a form submitted by the browser will make stale; the next page loads them. */
export function beforeFormPost(url: string): void {
  void invalidate(url);
}

async function invalidate(url: string): Promise<{ source: SectionSource; names: readonly string[] }> {
  const source = await sectionSource();
  // Luma compares whole URLs.
  const names = source.affectedBy?.(urlOf(url)?.href ?? url) ?? affectedSections(url);
  source.invalidate(names);
  return { source, names };
}
