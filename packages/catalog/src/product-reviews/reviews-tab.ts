import { isShown } from '@shop-elements/dom';
import { untilMoved } from '../shared/until-moved';

/**
 * Finds the tab that shows the reviews, if a script has created it. Looked up at every use, because the page's script may start later.
 * The role may be on a link inside the configured item, as in `<shop-tabs>`.
 */
function tabWidget(list: Element, selector: string): HTMLElement | undefined {
  const named = document.querySelector<HTMLElement>(selector);
  if (named?.matches('[role="tab"]')) return named;
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  return tabs.find((tab) => named?.contains(tab)) ?? tabs.find((tab) => panelOf(tab)?.contains(list));
}

function panelOf(tab: Element): Element | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

function isActive(tab: Element): boolean {
  return tab.matches('.active, [aria-selected="true"]');
}

/** Opens the tab by clicking its own trigger, which works with any script. */
export function openTab(list: Element, selector: string): void {
  const tab = tabWidget(list, selector) ?? closedCollapsible(list, selector);
  if (tab !== undefined && !isActive(tab)) (tab.querySelector<HTMLElement>('a, button') ?? tab).click();
}

/**
 * Calls back once when a script turns the title into a tab, unless it already is one.
 * @param started gets whether the shopper has done something meanwhile
 */
export function whenTabStarts(
  list: Element,
  selector: string,
  signal: AbortSignal,
  started: (hasMovedOn: boolean) => void,
): void {
  const hasTab = (): boolean => tabWidget(list, selector) !== undefined;
  if (hasTab()) return;
  const moved = untilMoved(signal);
  const observer = new MutationObserver(() => {
    if (!hasTab()) return;
    observer.disconnect();
    started(moved.aborted);
  });
  observer.observe(document.body, { attributeFilter: ['role'], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Luma's markup when a theme's script opens and closes it without setting a role. */
function closedCollapsible(list: Element, selector: string): HTMLElement | undefined {
  const named = document.querySelector<HTMLElement>(selector);
  return named?.matches('[data-role="collapsible"]') && !isShown(list) ? named : undefined;
}

/**
 * If the target is still hidden, sets the page's hash: our tabs, accordions and collapses then open it.
 * @param then called afterwards, or at once if the target is visible
 */
export function openByFragment(target: Element, hash: string, signal: AbortSignal, then: () => void): void {
  if (isShown(target)) {
    then();
    return;
  }
  window.addEventListener('hashchange', then, { once: true, signal });
  // Setting the same URL again fires no event.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  location.hash = hash;
}

/**
 * Calls back when the reviews are shown: when their tab is active or, without a tab, when they are near the viewport.
 * @param list their container: the element may be around all tabs
 */
export function whenShown(list: Element, selector: string, signal: AbortSignal, shown: () => void): void {
  const tab = tabWidget(list, selector);
  if (tab === undefined) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && shown(),
      { rootMargin: '200px' },
    );
    observer.observe(list);
    signal.addEventListener('abort', () => observer.disconnect());
    return;
  }
  const check = (): void => {
    if (isActive(tab)) shown();
  };
  const observer = new MutationObserver(check);
  observer.observe(tab, { attributeFilter: ['class', 'aria-selected'] });
  // Luma fires `beforeOpen` before it sets the class. A theme's script may mark its tabs in another way, or not at all.
  for (const type of ['beforeOpen', 'click']) tab.addEventListener(type, shown, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  check();
}
