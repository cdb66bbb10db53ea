import {
  announceContent,
  announceLeaving,
  categoryPage,
  isRunByAlpine,
  renewFormKeys,
  startSwatchTooltips,
  type ToolbarSettings,
  toolbarSettings,
} from '@shop-elements/host';
import type { ListReply } from '../shared/list-request';
import { focusedMeaning, restoreFocus } from './focus-keeper';
import type { LayeredNavConfig } from './layered-nav.config';
import { findRegion, freshNodes, type Region, swapNodes } from './regions';
import { updateRest } from './rest-of-page';

/** The filters and the list that the page shows. */
export interface CurrentList {
  filters: Region;
  list: Region;
  toolbar: ToolbarSettings;
}

/** Finds them. Reads the settings of the page's own widgets now, because its scripts remove them. */
export function findList(element: HTMLElement, { navigation, products }: LayeredNavConfig): CurrentList {
  const filters = findRegion(element, navigation === undefined ? categoryPage.filters : [navigation]);
  const list = findRegion(element, products === undefined ? categoryPage.list : [products]);
  return { filters, list, toolbar: toolbarSettings(list.nodes) };
}

/** Whether Alpine runs the filters or the list. A reply comes without its code, so what it brings would be dead. */
export function belongsToAlpine(list: CurrentList): boolean {
  return isRunByAlpine(nodesOf(list));
}

export function nodesOf({ filters, list }: CurrentList): readonly HTMLElement[] {
  return [...filters.nodes, ...list.nodes];
}

/** What a reply has put on the page. */
export interface ShownReply {
  list: CurrentList;
  /** The settings of `update` whose part of the page is another one now. */
  changed: readonly string[];
}

interface ShowOptions {
  element: HTMLElement;
  config: LayeredNavConfig;
  /** Starts what works inside the new filters and list. */
  start: (list: CurrentList) => void;
}

/**
 * Shows a reply in place of the list. The focus stays on the same filter.
 * @returns undefined when the reply is a page without a list
 */
export function showReply(old: CurrentList, reply: ListReply, options: ShowOptions): ShownReply | undefined {
  const { element, config, start } = options;
  const isPage = reply.page !== undefined;
  const filters = reply.filters && freshNodes(old.filters, reply.filters, isPage);
  const products = reply.list && freshNodes(old.list, reply.list, isPage);
  if (isPage && products?.length === 0) return undefined;
  const meaning = focusedMeaning(nodesOf(old));
  for (const node of nodesOf(old)) announceLeaving(node);
  swapNodes(old.filters.nodes, filters ?? []);
  swapNodes(old.list.nodes, products ?? []);

  const list = findList(element, config);
  start(list);
  const nodes = nodesOf(list);
  for (const node of nodes) {
    renewFormKeys(node);
    announceContent(node);
    startSwatchTooltips(node);
  }
  if (meaning !== undefined)
    restoreFocus(meaning, { nodes, instead: [list.list.nodes[0], list.filters.nodes[0]], ...config });
  return { list, changed: reply.page ? updateRest(reply.page, config.update, nodes) : [] };
}

export function setBusy({ list }: CurrentList, isBusy: boolean): void {
  for (const node of list.nodes) {
    for (const part of [node, ...node.querySelectorAll(categoryPage.products)]) {
      part.setAttribute('aria-busy', String(isBusy));
    }
  }
}

/** How many products match: what the toolbar says, else as many as are shown. */
export function countProducts({ list }: CurrentList, { amount, item }: LayeredNavConfig): number {
  const inAll = (selector: string): Element[] => list.nodes.flatMap((node) => [...node.querySelectorAll(selector)]);
  const printed = inAll(amount).at(-1)?.textContent?.replace(/\D/g, '');
  return printed ? Number(printed) : inAll(item).length;
}
