import { textsOf } from '@shop-elements/core';
import { useLayoutEffect, useState } from 'react';
import { addressOf, controlEvents } from './control-address';
import { belongsToAlpine, findList } from './current-list';
import { closeDropdowns, groupPressed, leaveDropdown } from './filter-groups';
import type { LayeredNavConfig } from './layered-nav.config';
import { layeredNavTexts } from './layered-nav.texts';
import { type ListLoader, type ListProgress, startLoader } from './list-loader';

/** Loads lists in place of pages, and reports progress. */
export function useLayeredNav(element: HTMLElement, config: LayeredNavConfig): ListProgress {
  const [progress, report] = useState<ListProgress>({});
  const texts = textsOf(element, layeredNavTexts);

  useLayoutEffect(() => {
    const printed = findList(element, config);
    if (belongsToAlpine(printed)) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const loader = startLoader({ element, config, printed, texts, report, signal });
    listenToControls(loader, config, signal);
    listenToGroups(loader, config, signal);
    window.addEventListener('popstate', loader.followHistory, { capture: true, signal });
    return () => ended.abort();
  }, [element, config, texts]);

  return progress;
}

function listenToControls(loader: ListLoader, config: LayeredNavConfig, signal: AbortSignal): void {
  const used = (event: Event): void => {
    const url = addressOf(event, loader.list(), config);
    if (url === undefined) return;
    // Before the page's own handlers, which would load the list a second time or leave the page.
    if (!(event instanceof CustomEvent)) event.stopPropagation();
    // A box keeps the tick that the click gave it.
    if (!(event.target instanceof HTMLInputElement && event.type === 'click')) event.preventDefault();
    loader.open(url, event.target);
  };
  for (const type of controlEvents) document.addEventListener(type, used, { capture: true, signal });
}

function listenToGroups(loader: ListLoader, config: LayeredNavConfig, signal: AbortSignal): void {
  const filters = (): readonly Element[] => loader.list().filters.nodes;
  document.addEventListener('click', (event) => groupPressed(event, filters(), config), { capture: true, signal });
  document.addEventListener(
    'focusin',
    ({ target }) => closeDropdowns(filters(), target instanceof Element ? target : null),
    {
      signal,
    },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && leaveDropdown(event.target)) event.preventDefault();
    },
    { signal },
  );
}
