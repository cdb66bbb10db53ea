import { parse } from '@shop-elements/core';
import { announceContent, renewFormKeys, widgetSettings } from '@shop-elements/host';
import type { ListReply } from '../product-list';
import { keepOpen, type OpenGroups, openGroups, startGroups } from './filter-groups';
import { focusControl, focusedControl, focusPart } from './focus-keeper';
import { layerSchema } from './layer.schema';
import type { LayeredNavConfig } from './layered-nav.config';
import { findParts, freshParts, type Parts, swapParts } from './parts';
import { placeSliders } from './sliders';
import { type ToolbarOptions, toolbarSchema } from './toolbar.schema';

const NAVIGATION = ['.layered-filter-block-container', '.block.filter'];
const PRODUCTS = ['#layer-product-list', '.toolbar-products, .products.wrapper, .message.info.empty'];

/** The filters and the list on the page. */
export interface ListPage {
  navigation: Parts;
  products: Parts;
  /** Of the toolbar that is shown. */
  toolbar: ToolbarOptions | undefined;
}

export function findList(element: HTMLElement, { navigation, products }: LayeredNavConfig): Omit<ListPage, 'toolbar'> {
  return {
    navigation: findParts(element, navigation === undefined ? NAVIGATION : [navigation]),
    products: findParts(element, products === undefined ? PRODUCTS : [products]),
  };
}

/**
 * Starts what works inside the filters. The page's own settings are read now: its own scripts take them away.
 * @param before which groups were open in the parts that these replace
 */
export function startList(element: HTMLElement, config: LayeredNavConfig, before?: OpenGroups): ListPage {
  const list = findList(element, config);
  const { nodes } = list.navigation;
  const layer = parse(layerSchema, widgetSettings(nodes, 'mpLayer'));
  const open = before ?? new Map(layer?.active?.map((code) => [code, true]));
  keepOpen(nodes, open);
  if (config.accordion && !hasOwnAccordion(nodes)) startGroups(nodes, open);
  placeSliders(nodes, layer?.slider ?? (before ? {} : (config.slider ?? {})));
  const options = widgetSettings(list.products.nodes, 'productListToolbarForm');
  return { ...list, toolbar: parse(toolbarSchema, options ?? {}) };
}

/**
 * Puts a reply in the place of the list. The focus stays on the same filter, and open groups stay open.
 * @returns undefined when the reply is a page without a list
 */
export function showReply(element: HTMLElement, config: LayeredNavConfig, reply: ListReply): ListPage | undefined {
  const old = findList(element, config);
  const isPage = reply.title !== undefined;
  const navigation = reply.navigation && freshParts(old.navigation, reply.navigation, isPage);
  const products = reply.products && freshParts(old.products, reply.products, isPage);
  if (isPage && products?.length === 0) return undefined;
  const open = openGroups(old.navigation.nodes);
  const focused = [focusedControl(old.navigation.nodes), focusedControl(old.products.nodes)];
  swapParts(old.navigation.nodes, navigation ?? []);
  swapParts(old.products.nodes, products ?? []);
  const shown = startList(element, config, open);
  for (const node of [...shown.navigation.nodes, ...shown.products.nodes]) {
    renewFormKeys(node);
    announceContent(node);
  }
  keepFocus(focused[0], shown.navigation.nodes, shown);
  keepFocus(focused[1], shown.products.nodes, shown);
  if (reply.title) document.title = reply.title;
  return shown;
}

export function setBusy({ products }: Pick<ListPage, 'products'>, isBusy: boolean): void {
  for (const node of products.nodes) {
    for (const list of [node, ...node.querySelectorAll('.product-items')]) {
      if (isBusy) list.setAttribute('aria-busy', 'true');
      else list.removeAttribute('aria-busy');
    }
  }
}

/** The number that the toolbar says, else that of the products shown. */
export function countOf({ products }: ListPage): number {
  const inAll = (selector: string): Element[] =>
    products.nodes.flatMap((node) => Array.from(node.querySelectorAll(selector)));
  const said = inAll('.toolbar-amount')[0]?.querySelectorAll('.toolbar-number');
  const total = said?.[said.length - 1]?.textContent?.replace(/\D/g, '');
  return total ? Number(total) : inAll('.product-item').length;
}

function keepFocus(wanted: string | undefined, nodes: readonly HTMLElement[], shown: ListPage): void {
  const [first] = nodes;
  if (wanted === undefined || first === undefined || focusControl(nodes, wanted)) return;
  focusPart(first);
  // Filters that lie over the list on a phone are closed by now, and cannot have the focus.
  const [list] = shown.products.nodes;
  if (document.activeElement !== first && list) focusPart(list);
  // A slider draws a moment later.
  const fallback = document.activeElement;
  first.addEventListener('shop-ready', () => {
    if (document.activeElement === fallback) focusControl(nodes, wanted);
  });
}

/** Luma's accordion and the add-on's, when the page runs the scripts that they need. */
function hasOwnAccordion(nodes: readonly Element[]): boolean {
  return 'jQuery' in window && (widgetSettings(nodes, 'accordion') ?? widgetSettings(nodes, 'mpLayer')) !== undefined;
}
