import { watchScrolling } from '@shop-elements/dom';
import type { ListedPage } from './page-list';

/** Milliseconds without scrolling before a page counts as in view, because browsers limit how often the URL may change. */
const REST = 150;

/**
 * Calls back when the page in view has changed and the shopper has stopped scrolling.
 * @returns stops watching
 */
export function followView(pages: () => readonly ListedPage[], changed: (page: ListedPage) => void): () => void {
  let last: ListedPage | undefined;
  let timer = 0;
  const check = (): void => {
    const page = pageInView(pages());
    if (page === undefined || page === last) return;
    last = page;
    changed(page);
  };
  const stop = watchScrolling(() => {
    clearTimeout(timer);
    timer = window.setTimeout(check, REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The last page that starts in the upper third of the viewport, or above it. */
function pageInView(pages: readonly ListedPage[]): ListedPage | undefined {
  const line = window.innerHeight / 3;
  const started = pages.filter(({ items: [first] }) => first && first.getBoundingClientRect().top < line);
  return started.at(-1) ?? pages[0];
}
