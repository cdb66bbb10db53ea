import { categoryPage, isRunByAlpine, type ToolbarSettings, toolbarSettings } from '@shop-elements/host';
import type { LayeredNavConfig } from './layered-nav.config';
import { findRegion, type Region } from './regions';

/** The filters and the list on the page. */
export interface CurrentList {
  filters: Region;
  list: Region;
  toolbar: ToolbarSettings;
}

/** Finds filters and list. Reads the settings of the page's widgets at once, because its scripts remove them. */
export function findList(element: HTMLElement, { navigation, products }: LayeredNavConfig): CurrentList {
  const filters = findRegion(element, navigation === undefined ? categoryPage.filters : [navigation]);
  const list = findRegion(element, products === undefined ? categoryPage.list : [products]);
  return { filters, list, toolbar: toolbarSettings(list.nodes) };
}

/** Whether Alpine runs the filters or the list. Replies lack its code, so their content would not work. */
export function belongsToAlpine(list: CurrentList): boolean {
  return isRunByAlpine(nodesOf(list));
}

export function nodesOf({ filters, list }: CurrentList): readonly HTMLElement[] {
  return [...filters.nodes, ...list.nodes];
}

export function setBusy({ list }: CurrentList, isBusy: boolean): void {
  for (const node of list.nodes) {
    for (const part of [node, ...node.querySelectorAll(categoryPage.products)]) {
      part.setAttribute('aria-busy', String(isBusy));
    }
  }
}
