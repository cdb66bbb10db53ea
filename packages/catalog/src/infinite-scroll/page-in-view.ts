import { watchScrolling } from '@shop-elements/dom';
import type { ListedPage } from './page-list';

/** Milliseconds without scrolling after which a page counts as in view: browsers limit how often an address may change. */
const REST = 150;

/**
 * Calls back with the page in view whenever that is another one and the shopper has stopped scrolling.
 * @returns stops it
 */
export function followView(pages: () => readonly ListedPage[], changed: (page: ListedPage) => void): () => void {
  let last: ListedPage | undefined;
  let timer = 0;
  const look = (): void => {
    const page = pageInView(pages());
    if (page === undefined || page === last) return;
    last = page;
    changed(page);
  };
  const stop = watchScrolling(() => {
    clearTimeout(timer);
    timer = window.setTimeout(look, REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The last page that begins in the upper third of the window, or above it. */
function pageInView(pages: readonly ListedPage[]): ListedPage | undefined {
  const line = window.innerHeight / 3;
  const begun = pages.filter(({ items: [first] }) => first && first.getBoundingClientRect().top < line);
  return begun.at(-1) ?? pages[0];
}
