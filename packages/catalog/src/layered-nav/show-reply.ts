import { mute, removeNode } from '@shop-elements/core';
import { hasMatch } from '@shop-elements/dom';
import {
  announceContent,
  announceLeaving,
  categoryPage,
  renewFormKeys,
  startSwatchTooltips,
  uncoverList,
} from '@shop-elements/host';
import type { ListReply } from '../shared/list-request';
import { printedNumber } from '../shared/printed-number';
import { type CategoryRegions, findRegions, nodesOf } from './category-regions';
import { focusedControl, restoreFocus } from './focus-keeper';
import type { LayeredNavConfig } from './layered-nav.config';
import type { Sliders } from './price-sliders';
import { allIn, outermost, type Region } from './region';
import { updateRest } from './rest-of-page';
import { slidersAt } from './sliders-at';
import { updateWaysBack } from './ways-back';

/** The page after a reply. */
export interface ShownReply {
  regions: CategoryRegions;
  /** The selectors of `update` whose parts have changed. */
  changed: readonly string[];
  /** How many products match. */
  count: number;
}

interface ShowOptions {
  element: HTMLElement;
  config: LayeredNavConfig;
  /** URL of the new list. */
  url: string;
  /** Starts the new filters and list. */
  start: (regions: CategoryRegions, sliders: Sliders) => void;
}

/**
 * Replaces the list with a reply, and keeps the focus on the same filter.
 * @returns undefined if the reply is a page without a list
 */
export function showReply(old: CategoryRegions, reply: ListReply, options: ShowOptions): ShownReply | undefined {
  const { element, config, url, start } = options;
  const isPage = reply.page !== undefined;
  const filters = reply.filters && freshNodes(old.filters, reply.filters, isPage);
  const products = reply.products && freshNodes(old.products, reply.products, isPage);
  if (isPage && products?.length === 0) return undefined;
  const focused = focusedControl(nodesOf(old));
  for (const node of nodesOf(old)) announceLeaving(node);
  // Chromium blurs a focused field that is removed, and a price field would then apply a half-typed price.
  const stopMuting = mute(['blur', 'focusout']);
  swapNodes(old.filters.nodes, filters ?? []);
  swapNodes(old.products.nodes, products ?? []);
  stopMuting();

  const regions = findRegions(element, config, old);
  start(regions, slidersAt(url, config.slider ?? {}));
  const nodes = nodesOf(regions);
  for (const node of nodes) {
    renewFormKeys(node);
    announceContent(node);
    startSwatchTooltips(node);
  }
  // Before the focus, which a list behind Luma's open filters can't take.
  uncoverList();
  if (focused !== undefined)
    restoreFocus(focused, { nodes, instead: [regions.products.nodes[0], regions.filters.nodes[0]], ...config });
  if (reply.page && reply.isOwn) updateWaysBack(reply.page);
  return {
    regions,
    count: countProducts(regions, config),
    changed: reply.page ? updateRest(reply.page, config.update, nodes) : [],
  };
}

/**
 * The new nodes of a region: those in the reply that match its selector. If none match and the reply is not a whole page, the whole
 * reply is the region's content.
 */
function freshNodes({ nodes, selector }: Region, reply: Element, isPage: boolean): readonly ChildNode[] {
  const found = outermost(reply, selector);
  if (found.length > 0 || isPage) return found;
  const content = [...reply.childNodes];
  const [only] = nodes;
  if (only === undefined || nodes.length > 1) return content;
  const filled = only.cloneNode() as HTMLElement;
  for (const node of content) filled.appendChild(node);
  return [filled];
}

/**
 * Replaces old nodes with new ones, pair by pair, which keeps everything between them. The message of an empty list takes the place of
 * the products, so that the next list comes back inside the element that is around them.
 */
function swapNodes(nodes: readonly Element[], fresh: readonly ChildNode[]): void {
  if (fresh.length === 0) return;
  const main = fresh.length === 1 ? nodes.find((node) => hasMatch([node], categoryPage.products)) : undefined;
  const old = main === undefined ? nodes : [main, ...nodes.filter((node) => node !== main)];
  fresh.forEach((node, index) => {
    const replaced = old[index];
    if (replaced) replaced.replaceWith(node);
    else fresh[index - 1]?.after(node);
  });
  for (const surplus of old.slice(fresh.length)) removeNode(surplus);
}

/** How many products match: by the toolbar, else the number of shown products. */
function countProducts({ products }: CategoryRegions, { amount, item }: LayeredNavConfig): number {
  return printedNumber(allIn(products.nodes, amount).at(-1)?.textContent) ?? allIn(products.nodes, item).length;
}
