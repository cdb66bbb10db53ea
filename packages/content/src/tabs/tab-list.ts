import { giveId, newId, textsOf, warnOnce, watchTexts } from '@shop-elements/core';
import { contentOf } from '@shop-elements/dom';
import { measureLater } from '../shared/block/measure-later';

/** Texts of `<shop-tabs>`. */
export const tabsTexts = {
  label: 'Sections',
};

/** A tab with its panel, as the server printed them. */
export interface Tab {
  /** The server's list item or title. Themes style the open one by a class. */
  item: HTMLElement;
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

/** The block's own tabs, without those nested in its panels. Reports links without a panel, which stay links. */
export function tabsIn(list: HTMLElement, block: HTMLElement): Tab[] {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > *')];
  const named = items.map((item) => fragmentOf(item.querySelector('a')));
  // A banner or tabs inside a panel have a content of their own.
  const isInPanel = (part: Element): boolean =>
    named.some((name) => name !== '' && part.closest(`[id="${CSS.escape(name)}"]`));
  const contents = [...block.querySelectorAll('[data-element="content"], .tabs-content')];
  // Without a content element, the panels are in one of the theme's own, or follow the list.
  const content = contents.find((part) => !isInPanel(part)) ?? commonParent(named, block) ?? block;
  const panels = contentOf(content).filter((part) => part !== list);
  return items.flatMap((item, index) => {
    const link = item.querySelector('a');
    if (link === null) return [];
    const panel = panelOf(index, panels, named);
    if (panel !== undefined) return [{ item, link, panel }];
    warnAboutMissingPanel(item, named[index] ?? '');
    return [];
  });
}

/** The element around all parts with these ids; undefined if they are in several. */
function commonParent(ids: readonly string[], block: HTMLElement): Element | null | undefined {
  const parts = ids.flatMap((id) => (id && block.querySelector(`[id="${CSS.escape(id)}"]`)) || []);
  const around = parts[0]?.parentElement;
  return parts.length > 1 && parts.every((part) => part.parentElement === around) ? around : undefined;
}

/** The panel with the id in the link; otherwise the panel at the same index, unless another link names that one. */
function panelOf(index: number, panels: readonly HTMLElement[], named: readonly string[]): HTMLElement | undefined {
  const sameIndex = panels[index];
  const name = named[index];
  if (sameIndex?.id === name) return sameIndex;
  const isTaken = sameIndex !== undefined && sameIndex.id !== '' && named.includes(sameIndex.id);
  return panels.find(({ id }) => id !== '' && id === name) ?? (isTaken ? undefined : sameIndex);
}

function warnAboutMissingPanel(item: HTMLElement, name: string): void {
  const title = item.textContent.trim();
  const reason = name === '' ? 'it has no panel' : `no panel has id="${name}"`;
  warnOnce(item, `The tab "${title}" opens nothing, because ${reason}: add one to [data-element="content"]`);
}

function fragmentOf(link: HTMLAnchorElement | null): string {
  return link?.getAttribute('href')?.split('#')[1] ?? '';
}

/** Moves the role from the list item, where Page Builder prints it, to the link, which has the focus. */
export function connectTab({ item, link, panel }: Tab): void {
  giveId(panel, newId('tab'));
  giveId(link, `${panel.id}-title`);
  item.setAttribute('role', 'presentation');
  link.setAttribute('role', 'tab');
  link.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', link.id);
  panel.tabIndex = 0;
}

/**
 * Names the list of tabs, because the server doesn't: by the heading before the block, or by our text.
 * @returns removes the name
 */
export function nameTabList(list: HTMLElement, block: HTMLElement): () => void {
  // In a copy, our name points to the heading of the original.
  if (/^shop-\d/.test(list.getAttribute('aria-labelledby') ?? '')) list.removeAttribute('aria-labelledby');
  if (list.hasAttribute('aria-label') || list.hasAttribute('aria-labelledby')) return () => {};
  const heading = block.previousElementSibling;
  if (heading?.matches('h1, h2, h3, h4, h5, h6')) {
    giveId(heading, newId('heading'));
    list.setAttribute('aria-labelledby', heading.id);
    return () => list.removeAttribute('aria-labelledby');
  }
  const name = (): void => {
    list.setAttribute('aria-label', block.getAttribute('aria-label') ?? textsOf(block, tabsTexts, 'tabs').label);
  };
  name();
  const stopTexts = watchTexts(name);
  return () => {
    stopTexts();
    list.removeAttribute('aria-label');
  };
}

/**
 * Makes borders overlap: the titles' own, and those between titles and content.
 * @returns restores the margins
 */
export function joinBorders(list: HTMLElement, tabs: readonly Tab[]): () => void {
  const content = tabs[0]?.panel.parentElement;
  const others = tabs.slice(1).map(({ item }) => item);
  const cancel = measureLater(() => {
    const isBeside = content && !content.contains(list);
    const width = isBeside ? Number.parseFloat(getComputedStyle(content).borderTopWidth) : 0;
    return () => {
      if (width === 0) return;
      list.style.marginBlockEnd = `${-width}px`;
      for (const item of others) item.style.marginInlineStart = `${-width}px`;
    };
  });
  return () => {
    cancel();
    list.style.removeProperty('margin-block-end');
    for (const item of others) item.style.removeProperty('margin-inline-start');
  };
}
