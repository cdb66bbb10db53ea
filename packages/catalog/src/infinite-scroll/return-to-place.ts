import { rememberedPlace } from './list-memory';
import type { ListedPage } from './page-list';
import { productOf } from './product-identity';

/** Milliseconds after the page has loaded during which cards above the product may still change their height. */
const SETTLING = 3000;

/**
 * Restores the scroll position, and keeps it while cards above change their height, until the shopper scrolls. Meanwhile, the browser
 * must not restore the position that it has stored itself: it would do so once the page has loaded.
 */
export function returnToPlace(pages: readonly ListedPage[], moved: AbortSignal): void {
  const place = rememberedPlace();
  const items = pages.flatMap((page) => page.items);
  const item = items.find((candidate) => productOf(candidate) === place?.product);
  const top = Number(place?.top);
  if (moved.aborted || !item?.parentElement || Number.isNaN(top)) return;
  const observer = new ResizeObserver(() =>
    window.scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
  observer.observe(item.parentElement);
  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  let timer = 0;
  const end = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    history.scrollRestoration = scrollRestoration;
  };
  const settle = (): void => {
    timer = window.setTimeout(end, SETTLING);
  };
  // Also if the list leaves the page, which must not keep it in memory.
  moved.addEventListener('abort', end);
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true, signal: moved });
}
