/** The tab that shows the reviews, if a script has made one of the page's headings a tab. */
function tabWidget(selector: string): HTMLElement | undefined {
  const tab = document.querySelector<HTMLElement>(selector);
  return tab?.getAttribute('role') === 'tab' ? tab : undefined;
}

function isActive(tab: Element): boolean {
  return tab.matches('.active, [aria-selected="true"]');
}

/** Opens it by its own trigger, so that whatever script drives it follows. */
export function openTab(selector: string): void {
  const tab = tabWidget(selector);
  if (tab !== undefined && !isActive(tab)) (tab.querySelector<HTMLElement>('a, button') ?? tab).click();
}

/**
 * Calls back when the reviews are shown: when their tab is or becomes the active one; without a tab, when they come near
 * the window.
 * @returns stops waiting
 */
export function whenShown(element: Element, selector: string, shown: () => void): () => void {
  const tab = tabWidget(selector);
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
