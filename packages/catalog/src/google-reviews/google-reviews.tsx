import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import { useState } from 'react';
import { SLOW_NOTE, useSlow } from '../shared/slow/use-slow';
import { AccountSummary } from './account-summary';
import { FilterDialog } from './filter-dialog';
import type { GoogleReviewsConfig } from './google-reviews.config';
import { googleReviewsTexts } from './google-reviews.texts';
import { ReviewCard } from './review-card';
import { enabledGroups, pageNumber } from './review-page';
import { ReviewPager } from './review-pager';
import { useGoogleReviews } from './use-google-reviews';

/**
 * A list of reviews from other sites, such as Google: an average per account, a filter dialog, and paging. The URL
 * follows, so a selection can be shared and Back works.
 * @example
 * <shop-google-reviews data-config="#reviews-data">
 *   <div data-shop-fallback>… the same list, with plain links to its pages …</div>
 * </shop-google-reviews>
 */
export function GoogleReviews({ element, config }: ElementProps<GoogleReviewsConfig>) {
  const texts = textsOf(element, googleReviewsTexts);
  const { shown, busy = false, retry, list, urlFor, turn, filter } = useGoogleReviews(element, config);
  const isSlow = useSlow(busy);
  const [filtering, setFiltering] = useState(false);
  const number = pageNumber(shown);
  const total = shown.pagination?.totalItems || shown.list.length;

  return (
    <>
      <div className="shop-google-reviews__bar">
        <p role="status">
          {fill(number === 1 ? texts.found : texts.foundOnPage, total, number)}
          {isSlow && (
            <>
              {' '}
              <span className={SLOW_NOTE}>{texts.loading}</span>
            </>
          )}
        </p>
        {enabledGroups(shown).length > 0 && (
          <button type="button" className="shop-button" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            {texts.filter}
          </button>
        )}
      </div>
      <AccountSummary page={shown} texts={texts} />
      {filtering && <FilterDialog page={shown} texts={texts} onApply={filter} onClose={() => setFiltering(false)} />}
      <div className="shop-google-reviews__failure" role="alert">
        {retry !== undefined && (
          <>
            {/* Removed while loading, so that another failure is announced again. */}
            {!busy && <p className="shop-field__error">{texts.failed}</p>}
            <button type="button" className="shop-button" onClick={retry}>
              {texts.retry}
            </button>
          </>
        )}
      </div>
      <section ref={list} tabIndex={-1} className="shop-google-reviews" aria-label={texts.reviews} aria-busy={busy}>
        {shown.list.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="shop-google-reviews__list">
            {shown.list.map((review, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id, and hold no state
              <ReviewCard key={index} review={review} />
            ))}
          </ul>
        )}
      </section>
      <ReviewPager page={shown} texts={texts} urlFor={urlFor} onTurn={turn} />
    </>
  );
}
