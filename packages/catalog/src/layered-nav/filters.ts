import { groupCode, layerSettings } from '@shop-elements/host';
import { type GroupsBefore, openGroups, pageClosesGroups, startGroups } from './filter-groups';
import { startSearch, type TypedSearches, typedSearches } from './group-search';
import type { layeredNavTexts } from './layered-nav';
import type { LayeredNavConfig } from './layered-nav.config';
import { placeSliders, type Sliders } from './price-sliders';
import { allIn } from './region';

/** The state of the filters, which replies must not reset. */
export interface FiltersState extends GroupsBefore {
  typed: TypedSearches;
  /** Codes of the groups that show all options, by a `<shop-show-more>`. */
  full: ReadonlySet<string>;
}

type Nodes = readonly Element[];

export function filtersState(nodes: Nodes, config: LayeredNavConfig): FiltersState {
  const full = showMores(nodes).filter((more) => more.querySelector('[data-shop-root] [aria-expanded="true"]'));
  return {
    open: openGroups(nodes, config),
    pageClosesGroups: pageClosesGroups(nodes, config),
    typed: typedSearches(nodes),
    full: new Set(full.map((more) => codeAround(more, config))),
  };
}

/** The state of filters that have not started yet: which groups are open is read from the server's markup. */
export function printedState(nodes: Nodes, config: LayeredNavConfig): FiltersState {
  const full = showMores(nodes).filter((more) => more.hasAttribute('data-open'));
  return {
    open: new Map(),
    pageClosesGroups: false,
    typed: new Map(),
    full: new Set(full.map((more) => codeAround(more, config))),
  };
}

/**
 * Starts groups, search and sliders inside the filters, in the previous state.
 * @param sliders used if the filters don't print their own
 */
export function startFilters(
  nodes: Nodes,
  { typed, full, ...groups }: FiltersState,
  config: LayeredNavConfig,
  texts: typeof layeredNavTexts,
  sliders: Sliders,
): void {
  for (const more of showMores(nodes)) more.toggleAttribute('data-open', full.has(codeAround(more, config)));
  startGroups(nodes, groups, config);
  startSearch(nodes, config, texts, typed);
  placeSliders(layerSettings(nodes)?.slider ?? sliders);
}

function showMores(nodes: Nodes): Element[] {
  return allIn(nodes, 'shop-show-more');
}

function codeAround(part: Element, { groups }: LayeredNavConfig): string {
  const group = part.closest(groups);
  return group === null ? '' : groupCode(group);
}
