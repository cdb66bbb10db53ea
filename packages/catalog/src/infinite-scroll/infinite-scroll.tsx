import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { infiniteScrollTexts } from './infinite-scroll.texts';
import { useInfiniteScroll } from './use-infinite-scroll';

const classes = {
  idle: '',
  loading: 'shop-infinite-scroll__text shop-spinner',
  failed: 'shop-infinite-scroll__text',
};

/**
 * Adds the next pages to a product list: the first two automatically near the end of the list, then with a button. The
 * URL follows the page in view. A list that starts on a later page gets a button for the previous one. After Back from
 * a product, the pages and the scroll position are restored. Wrap the list, or put the element below it; with
 * `<shop-layered-nav>` it starts over with each new list. The pager keeps working. If a page fails to load, the list
 * stays and a button offers to retry; `shop-error` fires with phase `network`.
 * @example
 * <shop-infinite-scroll>
 *   <div class="products wrapper"><ol class="product-items">…</ol></div>
 * </shop-infinite-scroll>
 */
export function InfiniteScroll({ element, config }: ElementProps<InfiniteScrollConfig>) {
  const { state, isOffered, count, total, end, loadMore } = useInfiniteScroll(element, config);
  const texts = textsOf(element, infiniteScrollTexts);
  return (
    <div ref={end} className="shop-infinite-scroll" data-state={state} tabIndex={-1}>
      <p role="status" className={classes[state]}>
        {state === 'idle'
          ? count !== undefined && fill(total ? texts.shownOf : texts.shown, count, total ?? '')
          : texts[state]}
      </p>
      <button type="button" className="shop-button" hidden={!isOffered} onClick={loadMore}>
        {state === 'failed' ? texts.tryAgain : texts.loadMore}
      </button>
    </div>
  );
}
