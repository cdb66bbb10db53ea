import { parse } from '@shop-elements/core';
import { announceContent, renewFormKeys, widgetSettings } from '@shop-elements/host';
import type { ListReply } from '../shared/list-request';
import { type OpenGroups, openGroups, startGroups } from './filter-groups';
import { focusedControl, keepFocus } from './focus-keeper';
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
  toolbar: ToolbarOptions;
}

function findList(element: HTMLElement, { navigation, products }: LayeredNavConfig): Omit<ListPage, 'toolbar'> {
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
  // Luma's accordion and the add-on's, when the page runs the scripts that they need.
  const areHosts = 'jQuery' in window && (layer ?? widgetSettings(nodes, 'accordion')) !== undefined;
  startGroups(nodes, open, config.accordion && !areHosts);
  placeSliders(layer?.slider ?? (before ? {} : (config.slider ?? {})));
  const options = widgetSettings(list.products.nodes, 'productListToolbarForm');
  return { ...list, toolbar: parse(toolbarSchema, options) ?? {} };
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
  const focused = focusedControl(allOf(old));
  swapParts(old.navigation.nodes, navigation ?? []);
  swapParts(old.products.nodes, products ?? []);
  const shown = startList(element, config, open);
  for (const node of allOf(shown)) {
    renewFormKeys(node);
    announceContent(node);
  }
  if (focused !== undefined) keepFocus(focused, allOf(shown), shown.products.nodes[0]);
  if (reply.title) document.title = reply.title;
  return shown;
}

function allOf({ navigation, products }: Omit<ListPage, 'toolbar'>): readonly HTMLElement[] {
  return [...navigation.nodes, ...products.nodes];
}

export function setBusy({ products }: Pick<ListPage, 'products'>, isBusy: boolean): void {
  for (const node of products.nodes) {
    for (const list of [node, ...node.querySelectorAll('.product-items')])
      list.setAttribute('aria-busy', String(isBusy));
  }
}

/** The number that the toolbar says, else that of the products shown. */
export function countOf({ products }: ListPage): number {
  const inAll = (selector: string): Element[] => products.nodes.flatMap((node) => [...node.querySelectorAll(selector)]);
  const [said] = inAll('.toolbar-amount .toolbar-number:last-of-type');
  const total = said?.textContent?.replace(/\D/g, '');
  return total ? Number(total) : inAll('.product-item').length;
}
