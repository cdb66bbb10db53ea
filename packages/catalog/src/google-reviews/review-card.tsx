import { createElement } from 'react';
import { allowedUrl } from '../shared/allowed-url';
import type { Review } from './review-page.schema';

/** One review. */
export function ReviewCard({ review }: { review: Review }) {
  const { name, description, total, created, clean_date: date, locale, platform_logo: logo } = review;
  const source = allowedUrl(review.source_url, document.baseURI);
  const platform = (
    <>
      {logo && <img src={logo} alt="" width="20" height="20" loading="lazy" />} {review.platform_name}
    </>
  );
  return (
    <li className="shop-google-reviews__review">
      <p className="shop-google-reviews__head">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {date && <time dateTime={created}>{date}</time>}
      </p>
      {stars(total === '' ? undefined : total)}
      <p className="shop-google-reviews__text" dir="auto" {...(locale && { lang: locale.replace('_', '-') })}>
        {description}
      </p>
      <p className="shop-google-reviews__source">{source === undefined ? platform : <a href={source}>{platform}</a>}</p>
    </li>
  );
}

export function stars(score: number | string | undefined) {
  return score !== undefined && createElement('shop-rating-stars', { 'data-score': score, 'data-read-only': '' });
}
