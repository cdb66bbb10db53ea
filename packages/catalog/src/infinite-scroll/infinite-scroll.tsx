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
 * Adds the next pages to a list of products: the first two by themselves when the end of the list comes near, then by a
 * button. The address follows the page in view, a list that begins at a later page gets a button for the one before, and
 * after Back from a product the pages and the place are there again. Put it around a list or below it; with
 * `<shop-layered-nav>` on the page it begins anew with each list. The pager keeps working.
 *
 * A page that fails to load leaves the list as it is and offers to try again. A shop that prefers a reload listens to
 * `shop-error`, whose `detail.phase` is then `network`.
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
