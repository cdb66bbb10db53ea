import { fill } from '@shop-elements/core';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { googleReviewsTexts } from './google-reviews.texts';
import { pageNumber, pageWindow, type ReviewPage, reviewsAddress } from './review-page';

interface ReviewPagerProps {
  page: ReviewPage;
  texts: typeof googleReviewsTexts;
  onTurn: (number: number) => void;
}

/** The pages, as links: they can be opened in a tab of their own, too. */
export function ReviewPager({ page, texts, onTurn }: ReviewPagerProps) {
  const { pagination } = page;
  if (pagination === undefined || !pagination.isAvailable || pagination.pages.length < 2) return null;
  const current = pageNumber(page);

  const link = (value: string, words: string, more: AnchorHTMLAttributes<HTMLAnchorElement>) => (
    <a
      href={reviewsAddress(location.href, page, Number(value))}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onTurn(Number(value));
      }}
      {...more}
    >
      {words}
    </a>
  );

  const entry = (value: string, label: string) => {
    if (value === '') return <span data-page="gap">{label || '…'}</span>;
    const words = label || value;
    const isCurrent = Number(value) === current;
    return link(value, words, {
      'aria-label': fill(texts.page, words),
      'aria-current': isCurrent ? 'page' : undefined,
      ...{ 'data-page': value },
    });
  };

  return (
    <nav aria-label={texts.pages}>
      <ul className="shop-google-reviews__pages">
        {pagination.prevValue && <li key="prev">{link(pagination.prevValue, texts.previous, { rel: 'prev' })}</li>}
        {pageWindow(pagination.pages, current).map(({ value, label }, index) => (
          <li key={value || `gap-${index}`}>{entry(value, label)}</li>
        ))}
        {pagination.nextValue && <li key="next">{link(pagination.nextValue, texts.next, { rel: 'next' })}</li>}
      </ul>
    </nav>
  );
}

/** A click that opens nothing elsewhere. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
