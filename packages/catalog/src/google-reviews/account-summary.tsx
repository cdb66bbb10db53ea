import { fill } from '@shop-elements/core';
import { allowedUrl } from '../shared/allowed-url';
import { ALL } from './choice';
import type { googleReviewsTexts } from './google-reviews.texts';
import { stars } from './review-card';
import type { ReviewPage } from './review-page';

interface AccountSummaryProps {
  page: ReviewPage;
  texts: typeof googleReviewsTexts;
}

/** The average and number of reviews of every selected account, if the shop provides them. */
export function AccountSummary({ page, texts }: AccountSummaryProps) {
  const { accounts = [] } = page.choice;
  const all = page.filters.accounts?.data ?? [];
  const isChosen = (id = ''): boolean => accounts.length === 0 || accounts.includes(ALL) || accounts.includes(id);
  const rated = all.filter(({ id, value, avgRating }) => typeof avgRating === 'number' && isChosen(value ?? id));
  if (rated.length === 0) return null;
  return (
    <ul className="shop-google-reviews__accounts">
      {rated.map(({ id, title, frontendTitle = title, url, logo, avgRating = 0, total }) => (
        <li key={id} data-account={id}>
          {logo && <img src={logo} alt="" width="32" height="32" loading="lazy" />}
          <span>
            <strong>{nameOf(frontendTitle, url)}</strong> {stars(avgRating)}
            <span>{typeof total === 'number' ? fill(texts.average, avgRating, total) : avgRating}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf(name: string | undefined, url: string | undefined) {
  const href = allowedUrl(url, document.baseURI);
  return href === undefined ? name : <a href={href}>{name}</a>;
}
