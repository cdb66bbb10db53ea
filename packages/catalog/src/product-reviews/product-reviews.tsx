import { controlOf, type ElementProps, fill, isHandledElsewhere, textsOf, whenPageParsed } from '@shop-elements/core';
import { fragmentTarget, scrollToElement } from '@shop-elements/dom';
import { reviewParts } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import { SLOW_NOTE, useSlow } from '../shared/slow/use-slow';
import { untilMoved } from '../shared/until-moved';
import type { ProductReviewsConfig } from './product-reviews.config';
import { type ListOptions, type ReviewsState, startList } from './review-list';
import { openByFragment, openTab, whenShown, whenTabStarts } from './reviews-tab';

export const productReviewsTexts = {
  loading: 'Loading the reviews...',
  loaded: 'The reviews are loaded.',
  shown: '%1 reviews shown',
  shownOne: '1 review shown',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
};

/**
 * Loads a product's reviews when their tab opens, when they come into view, or when the URL asks for them, and pages
 * through them in place. A list printed by the server stays. Links to the reviews open the tab and scroll to their
 * target, even if the list arrives late.
 * @example
 * <shop-product-reviews data-url="/review/product/listAjax/id/42/">
 *   <div id="product-review-container" data-role="product-review">
 *     <a href="/tea.html?p=1#reviews">Read the reviews</a>
 *   </div>
 * </shop-product-reviews>
 */
export function ProductReviews({ element, config }: ElementProps<ProductReviewsConfig>) {
  const { isLoading = false, count, retry } = useProductReviews(element, config);
  const isSlow = useSlow(isLoading);
  const texts = textsOf(element, productReviewsTexts);
  const loaded =
    count !== undefined && (count === 0 ? texts.loaded : fill(count === 1 ? texts.shownOne : texts.shown, count));
  return (
    <div role="status">
      {/* Takes no space, so that nothing below moves twice. */}
      <span className={isSlow ? SLOW_NOTE : 'shop-visually-hidden'}>{isLoading ? texts.loading : loaded}</span>
      {retry && (
        <p className="shop-field__error">
          {texts.failed}{' '}
          <button type="button" className="shop-button" onClick={retry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function useProductReviews(element: HTMLElement, config: ProductReviewsConfig): ReviewsState {
  const [state, report] = useState<ReviewsState>({});
  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    // Links and their targets may be further down the page.
    whenPageParsed(() => startReviews({ element, config, report, signal }), signal);
    return () => ended.abort();
  }, [element, config]);
  return state;
}

/** Loads the list once and its pages on demand, and scrolls to the targets of links. */
function startReviews(options: ListOptions): void {
  const { element, config, signal } = options;
  const { tab, panel: panelSelector, offset, duration } = config;
  const panel = (): Element => document.querySelector(panelSelector) ?? element;
  const scrollTo = (target: Element): void => scrollToElement(target, { offset, duration });
  const list = startList(options);
  const openAt = (target: Element): void => {
    openTab(list.container, tab);
    list.start();
    list.aimAt(target);
  };
  // Luma's tabs may start after the shopper has clicked the link. A shopper who has moved on by then is not scrolled back.
  const nowAndWhenTabStarts = (go: () => void): void => {
    go();
    whenTabStarts(list.container, tab, signal, (hasMovedOn) => (hasMovedOn ? openTab(list.container, tab) : go()));
  };

  listenToPages(element, config, signal, async (url) => {
    const moved = untilMoved(signal);
    if ((await list.load(url)) && !moved.aborted) scrollTo(panel());
  });
  listenToLinks(config, signal, (target, hash) => {
    nowAndWhenTabStarts(() => {
      openAt(target);
      openByFragment(target, hash, signal, () => {
        scrollTo(target);
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      });
    });
  });
  whenShown(list.container, tab, signal, list.start);
  const target = fragmentTarget(location.hash);
  if (target !== null && panel().contains(target)) {
    nowAndWhenTabStarts(() => {
      openAt(target);
      scrollTo(target);
    });
  }
}

/** Handles the links of the list's pager, and the number of reviews on a page, whose script the cleaned list lacks. */
function listenToPages(
  element: HTMLElement,
  { url }: ProductReviewsConfig,
  signal: AbortSignal,
  load: (url: string) => void,
): void {
  if (url === '') return;
  /** A page's own URL may be that of the product page, so only its parameters are used. */
  const turnTo = (page: string): void => {
    const pageUrl = new URL(url, document.baseURI);
    for (const [name, value] of new URL(page, document.baseURI).searchParams) pageUrl.searchParams.set(name, value);
    load(pageUrl.href);
  };
  const clicked = (event: MouseEvent): void => {
    const link = controlOf(event, element, reviewParts.pageLink);
    if (!(link instanceof HTMLAnchorElement) || isHandledElsewhere(event)) return;
    event.preventDefault();
    turnTo(link.href);
  };
  const limited = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.matches(reviewParts.limiter)) turnTo(target.value);
  };
  element.addEventListener('click', clicked, { signal });
  element.addEventListener('change', limited, { signal });
}

/** Handles the links in the product's info: scrolls to their target and focuses it. */
function listenToLinks(
  { links }: ProductReviewsConfig,
  signal: AbortSignal,
  goTo: (target: HTMLElement, hash: string) => void,
): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const clicked = (event: MouseEvent): void => {
      const target = fragmentTarget(link.hash);
      // Also if the theme's own script has canceled the click: the list still has to load.
      if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      goTo(target, link.hash);
    };
    link.addEventListener('click', clicked, { signal });
  }
}
