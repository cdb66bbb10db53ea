import { emit, isForBrowser } from '@shop-elements/core';
import { onwardOf, setHidden } from '@shop-elements/dom';
import { announceRedraw } from '@shop-elements/host';
import { listen } from '../shared/block/listen';
import type { TabsConfig } from './tabs.config';

/** Detail of `shop-tabs-change`. */
export interface TabsChange {
  /** Number of the tab, from 0. */
  index: number;
  /** The panel that shows now. */
  panel: HTMLElement;
}

interface Tab {
  /** The server's list item: themes know the open one by its class. */
  item: HTMLElement;
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

let made = 0;

/**
 * Makes tabs of a list of links and the parts that they lead to.
 * @returns shows all parts again
 */
export function startTabs(block: HTMLElement, { activeTab }: TabsConfig): () => void {
  const list = block.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = tabsOf(block, list);
  const [first] = tabs;
  if (list === null || first === undefined) return () => {};

  const show = (open: Tab): void => {
    for (const tab of tabs) {
      const { item, link, panel } = tab;
      const isOpen = tab === open;
      link.setAttribute('aria-selected', String(isOpen));
      link.tabIndex = isOpen ? 0 : -1;
      item.classList.toggle('ui-tabs-active', isOpen);
      item.classList.toggle('ui-state-active', isOpen);
      setHidden(panel, !isOpen);
    }
  };
  const isOpen = ({ panel }: Tab): boolean => !panel.hidden;
  const change = (open: Tab): void => {
    if (isOpen(open)) return;
    show(open);
    emit<TabsChange>(block, 'shop-tabs-change', { index: tabs.indexOf(open), panel: open.panel });
    announceRedraw(block);
  };
  const choose = (tab: Tab): void => {
    // The tab can be shared, is open again after a reload, and a link to another is followed again.
    if (tab.link.hash !== '') history.replaceState(history.state, '', tab.link.hash);
    change(tab);
    tab.link.focus();
  };
  /** The tab that the address leads to: to its panel, or to something in it. */
  const addressed = (): Tab | undefined => {
    const target = addressedPart();
    return target === null ? undefined : tabs.find(({ panel }) => panel.contains(target));
  };

  for (const { item, link, panel } of tabs) {
    made += 1;
    panel.id ||= `shop-tab-${made}`;
    link.id ||= `${panel.id}-title`;
    item.setAttribute('role', 'presentation');
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', link.id);
    panel.tabIndex = 0;
  }
  joinBorders(list, first.panel);
  show(addressed() ?? tabs.at(Number(activeTab)) ?? first);

  const stops = [
    listen(list, {
      click(event) {
        const tab = tabs.find(({ item }) => item.contains(event.target as Node));
        if (tab === undefined || isForBrowser(event)) return;
        event.preventDefault();
        choose(tab);
      },
      keydown(event) {
        const onward = onwardOf(list);
        const now = tabs.findIndex(isOpen);
        const places: Readonly<Record<string, number>> = {
          ArrowRight: now + onward,
          ArrowLeft: now - onward,
          Home: 0,
          End: -1,
        };
        const place = places[event.key];
        const tab = place === undefined ? undefined : tabs.at(place % tabs.length);
        if (tab === undefined) return;
        event.preventDefault();
        choose(tab);
      },
    }),
    listen(window, {
      hashchange() {
        const tab = addressed();
        if (tab === undefined || isOpen(tab)) return;
        change(tab);
        // It was hidden when the browser wanted to go there.
        addressedPart()?.scrollIntoView();
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const { panel } of tabs) setHidden(panel, false);
  };
}

/** A block's own tabs; there may be others in its panels. */
function tabsOf(block: HTMLElement, list: HTMLElement | null): Tab[] {
  const panels = block.querySelector('[data-element="content"], .tabs-content')?.children;
  return [...(list?.children ?? ([] as readonly Element[]))].flatMap((item, index) => {
    const link = item.querySelector('a');
    const panel = panels?.[index];
    const isWhole = item instanceof HTMLElement && link !== null && panel instanceof HTMLElement;
    return isWhole ? [{ item, link, panel }] : [];
  });
}

function addressedPart(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

/** The open tab joins its content: the titles lie over the border of the panels. */
function joinBorders(list: HTMLElement, { parentElement }: HTMLElement): void {
  const width = parentElement === null ? 0 : Number.parseFloat(getComputedStyle(parentElement).borderTopWidth);
  if (width > 0) list.style.marginBlockEnd = `${-width}px`;
}
