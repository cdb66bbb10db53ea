import { removeNode, warnOnce } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { lumaRunsTabs } from '@shop-elements/host';
import { dropCopy } from '../shared/block/drop-copy';
import { joinBorders, nameTabList, type Tab, tabsIn } from './tab-list';

/** The tabs of a block, in one of the ways that a server prints them. */
export interface TabSet {
  /** Contains the titles, and receives their clicks and keys. */
  list: HTMLElement;
  tabs: readonly Tab[];
  /** Classes by which themes style the open one. */
  openClasses: readonly string[];
  /**
   * Adds the ARIA roles and names of a tab list, and removes the inline styles with which the server hides panels.
   * @returns removes what it added
   */
  prepare(): () => void;
}

/** Luma's titles and contents. */
const TITLE = '[data-role="collapsible"]';
const CONTENT = '[data-role="content"]';

/** Where tabs begin: a list of links, or the first of Luma's titles. A later match is inside a panel. */
const START = `[role="tablist"], ${TITLE}, :scope > :is(ul, ol)`;

/** Finds a block's tabs. Warns the developer if there are none. */
export function tabSetIn(block: HTMLElement): TabSet | undefined {
  dropCopy(block, OWN_LIST);
  const start = block.querySelector<HTMLElement>(START);
  const items = [start, start?.parentElement].find((part) => part?.querySelector(`:scope > ${TITLE}`));
  if (items && lumaRunsTabs(items)) {
    warnOnce(
      block,
      `Luma's own script runs these tabs. To let <shop-tabs> run them, remove "tabs" from the data-mage-init around them`,
    );
    return undefined;
  }
  const set = items ? lumaTabs(items, block) : start && listedTabs(start, block);
  if (set && set.tabs.length > 0) return set;
  warnOnce(
    block,
    `No tabs found: add a list of links, [role="tablist"], and its panels in [data-element="content"], or titles, ${TITLE}, each followed ` +
      `by its ${CONTENT}`,
  );
  return undefined;
}

/** A list of links, and their panels in an element beside it. */
function listedTabs(list: HTMLElement, block: HTMLElement): TabSet {
  const tabs = tabsIn(list, block);
  return {
    list,
    tabs,
    openClasses: ['ui-tabs-active', 'ui-state-active'],
    prepare() {
      list.setAttribute('role', 'tablist');
      const stops = [nameTabList(list, block), joinBorders(list, tabs)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Class of the list that owns Luma's titles. */
const OWN_LIST = 'shop-tabs__list';

/**
 * Titles that are each followed by their content, as Luma's `product/view/details.phtml` prints them. A list of tabs may contain
 * nothing but tabs, and Luma's styles need the order: so an empty list owns the titles.
 */
function lumaTabs(items: HTMLElement, block: HTMLElement): TabSet {
  const tabs = [...items.children].flatMap((item) => {
    const link = item.matches(TITLE) ? item.querySelector('a') : null;
    const panel = item.nextElementSibling;
    const isTab = item instanceof HTMLElement && link !== null;
    return isTab && panel instanceof HTMLElement && panel.matches(CONTENT) ? [{ item, link, panel }] : [];
  });
  return {
    list: items,
    tabs,
    openClasses: ['active'],
    prepare() {
      // Luma hides all panels but the first by an inline `display`.
      for (const { panel } of tabs) panel.style.removeProperty('display');
      const list = make('div', { className: OWN_LIST });
      list.setAttribute('role', 'tablist');
      list.setAttribute('aria-owns', tabs.map(({ link }) => link.id).join(' '));
      block.append(list);
      const unname = nameTabList(list, block);
      return () => {
        unname();
        removeNode(list);
      };
    },
  };
}
