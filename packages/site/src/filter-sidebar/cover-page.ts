import { setHidden } from '@shop-elements/dom';
import type { FilterSidebarConfig } from './filter-sidebar.config';

/** Marks what an open sidebar made inert. An attribute, so that it can be found in a copy of the page. */
const INERT = 'data-shop-inert';

/** What is inert because a sidebar is open now. */
const covered = new Set<HTMLElement>();

/**
 * Puts the sidebar in front of the page and makes everything else inert.
 * @returns restores the page
 */
export function coverPage(element: HTMLElement, config: FilterSidebarConfig): () => void {
  const around = { main: mainOf(element, config), menus: menusOf(config).filter(({ hidden }) => !hidden) };
  const beside: HTMLElement[] = [];
  const coverBeside = (): void => {
    beside.push(...partsBeside(element));
    for (const part of beside) setInert(part, true);
  };
  setInFront(around, config, true);
  coverBeside();
  // A reply may replace parts, such as the breadcrumbs.
  document.addEventListener('shop-layered-nav-loaded', coverBeside);
  return () => {
    document.removeEventListener('shop-layered-nav-loaded', coverBeside);
    for (const part of beside) setInert(part, false);
    setInFront(around, config, false);
  };
}

/** In a copy of a page with an open sidebar, as page caches restore it, the sidebar is closed again. */
export function releaseCopy(element: HTMLElement, config: FilterSidebarConfig): void {
  const copies = [...document.querySelectorAll<HTMLElement>(`[${INERT}]`)].filter((part) => !covered.has(part));
  if (copies.length === 0) return;
  for (const part of copies) setInert(part, false);
  const menus = menusOf(config).filter((menu) => menu.hasAttribute('data-shop-hidden'));
  setInFront({ main: mainOf(element, config), menus }, config, false);
}

function mainOf(element: HTMLElement, { container }: FilterSidebarConfig): HTMLElement | null {
  return element.closest<HTMLElement>(container) ?? document.querySelector<HTMLElement>(container);
}

function menusOf({ topMenu }: FilterSidebarConfig): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(topMenu)];
}

function setInFront(
  { main, menus }: { main: HTMLElement | null; menus: readonly HTMLElement[] },
  { openLayer, closedLayer }: FilterSidebarConfig,
  isInFront: boolean,
): void {
  document.body.classList.toggle('filter-sidebar-open', isInFront);
  for (const menu of menus) setHidden(menu, isInFront);
  main?.style.setProperty('z-index', String(isInFront ? openLayer : closedLayer));
}

function setInert(part: HTMLElement, isInert: boolean): void {
  part.inert = isInert;
  part.toggleAttribute(INERT, isInert);
  if (isInert) covered.add(part);
  else covered.delete(part);
}

/** The siblings of an element and of its ancestors, except those that are inert already. */
function partsBeside(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (let part: Element = element; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    const siblings = [...part.parentElement.children] as HTMLElement[];
    beside.push(...siblings.filter((sibling) => sibling !== part && sibling.inert === false));
  }
  return beside;
}
