import { isShown } from '@shop-elements/dom';

/**
 * The tab that shows the reviews, if a script has made one. Looked up at every use: the page's script may start after us. The
 * role may be on the link inside the item that themes name, as in `<shop-tabs>`.
 */
function tabWidget(element: Element, selector: string): HTMLElement | undefined {
  const named = document.querySelector<HTMLElement>(selector);
  if (named?.matches('[role="tab"]')) return named;
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  return tabs.find((tab) => named?.contains(tab)) ?? tabs.find((tab) => panelOf(tab)?.contains(element));
}

function panelOf(tab: Element): Element | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '');
}

function isActive(tab: Element): boolean {
  return tab.matches('.active, [aria-selected="true"]');
}

/** Opens it by its own trigger, so that whatever script drives it follows. */
export function openTab(element: Element, selector: string): void {
  const tab = tabWidget(element, selector) ?? closedCollapsible(element, selector);
  if (tab !== undefined && !isActive(tab)) (tab.querySelector<HTMLElement>('a, button') ?? tab).click();
}

/** Calls back once, when a script makes the reviews' title a tab; never, if it is one already. */
export function whenTabStarts(element: Element, selector: string, signal: AbortSignal, started: () => void): void {
  const isThere = (): boolean => tabWidget(element, selector) !== undefined;
  if (isThere()) return;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    started();
  });
  observer.observe(document.body, { attributeFilter: ['role'], subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Luma's own markup, which a script other than Luma's opens and closes without giving it a role. */
function closedCollapsible(element: Element, selector: string): HTMLElement | undefined {
  const named = document.querySelector<HTMLElement>(selector);
  return named?.matches('[data-role="collapsible"]') && !isShown(element) ? named : undefined;
}

/**
 * Opens what still hides the target of a link by the page's address, which our tabs, accordions and collapses follow.
 * @param then called when they have; at once where nothing hides the target
 */
export function openByAddress(target: Element, hash: string, signal: AbortSignal, then: () => void): void {
  if (isShown(target)) {
    then();
    return;
  }
  window.addEventListener('hashchange', then, { once: true, signal });
  // Setting the same address again fires no event.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  location.hash = hash;
}

/**
 * Calls back when the reviews are shown: when their tab is or becomes the active one; without a tab, when they come near
 * the window.
 * @returns stops waiting
 */
export function whenShown(element: Element, selector: string, shown: () => void): () => void {
  const tab = tabWidget(element, selector);
  if (tab === undefined) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && shown(),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }
  const check = (): void => {
    if (isActive(tab)) shown();
  };
  const observer = new MutationObserver(check);
  observer.observe(tab, { attributeFilter: ['class', 'aria-selected'] });
  // Luma announces it before the class is there.
  tab.addEventListener('beforeOpen', shown);
  check();
  return () => {
    observer.disconnect();
    tab.removeEventListener('beforeOpen', shown);
  };
}
