import { rememberedPlace } from './list-memory';
import type { ListedPage } from './page-list';
import { productOf } from './product-identity';

/** Milliseconds after the page has loaded during which cards above the product may still change their height. */
const SETTLING = 3000;

/** Restores the scroll position, and keeps it while cards above change their height, until the shopper scrolls. */
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
  holdBrowser();
  const stop = (): void => observer.disconnect();
  moved.addEventListener('abort', stop);
  whenSettled(stop, moved);
}

/** Keeps the browser from restoring the position that it has stored itself: it would do so once the page has loaded. */
function holdBrowser(): void {
  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  whenSettled(() => {
    history.scrollRestoration = scrollRestoration;
  });
}

/** @param canceled so that the timer doesn't keep a removed list in memory */
function whenSettled(act: () => void, canceled?: AbortSignal): void {
  const wait = (): void => {
    const timer = setTimeout(act, SETTLING);
    canceled?.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
