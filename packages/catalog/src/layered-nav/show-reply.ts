import { announceContent, announceLeaving, renewFormKeys, startSwatchTooltips } from '@shop-elements/host';
import type { ListReply } from '../shared/list-request';
import { type CurrentList, findList, nodesOf } from './current-list';
import { focusedMeaning, restoreFocus } from './focus-keeper';
import type { LayeredNavConfig } from './layered-nav.config';
import { updateRest } from './rest-of-page';
import { freshNodes, swapNodes } from './swap-region';

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
