import { fill, isHandledElsewhere } from '@shop-elements/core';
import type { googleReviewsTexts } from './google-reviews.texts';
import { pageNumber, pageWindow, type ReviewPage } from './review-page';

interface ReviewPagerProps {
  page: ReviewPage;
  texts: typeof googleReviewsTexts;
  urlFor: (number: number) => string;
  onTurn: (number: number) => void;
}

/** The pages, as links that can also be opened in a new tab. */
export function ReviewPager({ page, texts, urlFor, onTurn }: ReviewPagerProps) {
  const { pagination } = page;
  if (pagination === undefined || pagination.isAvailable === false || pagination.pages.length < 2) return null;
  const current = pageNumber(page);

  const link = (value: string, words: string, attributes: object) => (
    <a
      href={urlFor(Number(value))}
      onClick={(event) => {
        if (isHandledElsewhere(event)) return;
        event.preventDefault();
        onTurn(Number(value));
      }}
      {...attributes}
    >
      {words}
    </a>
  );

  const entry = (value: string | undefined, words: string) =>
    value ? (
      link(value, words, {
        'aria-label': fill(texts.page, words),
        'aria-current': Number(value) === current ? 'page' : undefined,
        'data-page': value,
      })
    ) : (
      <span data-page="gap">{words}</span>
    );

  return (
    <nav aria-label={texts.pages}>
      <ul className="shop-google-reviews__pages">
        {pagination.prevValue && <li key="prev">{link(pagination.prevValue, texts.previous, { rel: 'prev' })}</li>}
        {pageWindow(pagination.pages, current).map(({ value, label }, index) => (
          <li key={value || `gap-${index}`}>{entry(value, label || value || '…')}</li>
        ))}
        {pagination.nextValue && <li key="next">{link(pagination.nextValue, texts.next, { rel: 'next' })}</li>}
      </ul>
    </nav>
  );
}
