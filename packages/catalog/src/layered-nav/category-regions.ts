import {
  categoryPage,
  isDrawnByKnockout,
  isRunByAlpine,
  type ToolbarSettings,
  toolbarSettings,
} from '@shop-elements/host';
import type { LayeredNavConfig } from './layered-nav.config';
import { findRegion, type Region } from './region';

/** The regions of a category page that replies replace, and the settings of its toolbar. */
export interface CategoryRegions {
  filters: Region;
  /** The list of products with its toolbars. */
  products: Region;
  toolbar: ToolbarSettings;
}

/**
 * Finds the regions. Reads the settings of the page's widgets at once, because its scripts remove them.
 * @param previous may be the same list, which has lost its settings since
 */
export function findRegions(
  element: HTMLElement,
  config: LayeredNavConfig,
  previous?: CategoryRegions,
): CategoryRegions {
  const filters = findRegion(element, config.navigation === undefined ? categoryPage.filters : [config.navigation]);
  const products = findRegion(element, config.products === undefined ? categoryPage.list : [config.products]);
  return { filters, products, toolbar: { ...previous?.toolbar, ...toolbarSettings(products.nodes) } };
}

/** Whether Alpine runs the filters or the list, or Knockout draws the filters: cleaned replies lack the code that both need. */
export function belongsToPage(regions: CategoryRegions): boolean {
  return isRunByAlpine(nodesOf(regions)) || isDrawnByKnockout(regions.filters.nodes);
}

export function nodesOf({ filters, products }: CategoryRegions): readonly HTMLElement[] {
  return [...filters.nodes, ...products.nodes];
}

export function setBusy({ products }: CategoryRegions, isBusy: boolean): void {
  for (const node of products.nodes) {
    for (const part of [node, ...node.querySelectorAll(categoryPage.products)]) {
      part.setAttribute('aria-busy', String(isBusy));
    }
  }
}
