import { emit, isHandledElsewhere } from '@shop-elements/core';
import { fragmentTarget, inlineDirection, listen, revealTarget, setHidden, withoutFragment } from '@shop-elements/dom';
import { announceRedraw } from '@shop-elements/host';
import { connectTab, type Tab } from './tab-list';
import { type TabSet, tabSetIn } from './tab-set';
import type { TabsConfig } from './tabs.config';

/** Detail of `shop-tabs-change`. */
export interface TabsChangeDetail {
  /** Index of the tab, from 0. */
  index: number;
  /** The panel that shows now. */
  panel: HTMLElement;
}

/** The setting of each block's last start, and the panel that is open since. */
const lastOpen = new WeakMap<HTMLElement, { activeTab: string; panel: HTMLElement }>();

/**
 * Makes tabs of titles and their panels. Tabs that are moved or restarted keep the open one, unless another one is set.
 * @returns shows all panels again
 */
export function startTabs(block: HTMLElement, { activeTab }: TabsConfig): () => void {
  const set = tabSetIn(block);
  const [first] = set?.tabs ?? [];
  if (set === undefined || first === undefined) return () => {};

  const { tabs } = set;
  for (const tab of tabs) connectTab(tab);
  const last = lastOpen.get(block);
  const kept = tabs.find(({ panel }) => panel === last?.panel);
  const open = (tab: Tab): void => {
    showTab(set, tab);
    lastOpen.set(block, { activeTab, panel: tab.panel });
  };
  // A tab that the page sets later is newer than the URL.
  const isSet = last !== undefined && last.activeTab !== activeTab;
  const wanted = isSet ? undefined : (kept ?? addressedTab(tabs));
  revealTarget(() => open(wanted ?? tabs.at(Number(activeTab)) ?? first));
  const stops = [set.prepare(), listenToTabs(set, block, open)];
  return () => {
    for (const stop of stops) stop();
    for (const { panel } of tabs) setHidden(panel, false);
  };
}

function listenToTabs({ list, tabs }: TabSet, block: HTMLElement, show: (tab: Tab) => void): () => void {
  const open = (tab: Tab): void => {
    if (isOpen(tab)) return;
    show(tab);
    emit(block, 'shop-tabs-change', { index: tabs.indexOf(tab), panel: tab.panel });
    announceRedraw(block);
  };
  const choose = (event: Event, tab: Tab | undefined): void => {
    if (tab === undefined) return;
    event.preventDefault();
    // The URL can be shared and reloaded, and a link to the previous tab changes the hash again.
    // With the page's own URL: a hash alone would be resolved against its `<base>`, or against the page around a `srcdoc`.
    const { hash } = tab.link;
    if (hash !== '') history.replaceState(history.state, '', withoutFragment(location.href) + hash);
    open(tab);
    tab.link.focus();
  };
  const pressed = (event: Event): Tab | undefined => tabs.find(({ item }) => event.composedPath().includes(item));
  const stopList = listen(list, {
    click(event) {
      if (!isHandledElsewhere(event)) choose(event, pressed(event));
    },
    keydown(event) {
      if (!isHandledElsewhere(event) && pressed(event) !== undefined) choose(event, tabForKey(event.key, tabs, list));
    },
  });
  const stopAddress = listen(window, {
    hashchange() {
      const tab = addressedTab(tabs);
      if (tab === undefined || isOpen(tab)) return;
      open(tab);
      // The browser can't scroll to hidden elements.
      fragmentTarget(location.hash)?.scrollIntoView();
    },
  });
  return () => {
    stopList();
    stopAddress();
  };
}

function showTab({ tabs, openClasses }: TabSet, open: Tab): void {
  for (const { item, link, panel } of tabs) {
    const isShown = panel === open.panel;
    link.setAttribute('aria-selected', String(isShown));
    link.tabIndex = isShown ? 0 : -1;
    for (const name of openClasses) item.classList.toggle(name, isShown);
    setHidden(panel, !isShown);
  }
}

function isOpen({ panel }: Tab): boolean {
  return !panel.hidden;
}

/** The tab that a key selects. The arrow keys follow the text direction and wrap around. */
function tabForKey(key: string, tabs: readonly Tab[], list: HTMLElement): Tab | undefined {
  const now = tabs.findIndex(isOpen);
  const direction = inlineDirection(list);
  if (key === 'ArrowRight') return tabs.at((now + direction) % tabs.length);
  if (key === 'ArrowLeft') return tabs.at((now - direction) % tabs.length);
  if (key === 'Home') return tabs.at(0);
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** The tab whose panel is, or contains, the target of the URL. */
function addressedTab(tabs: readonly Tab[]): Tab | undefined {
  const part = fragmentTarget(location.hash);
  return part === null ? undefined : tabs.find(({ panel }) => panel.contains(part));
}
