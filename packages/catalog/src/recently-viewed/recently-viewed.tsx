import type { ElementProps } from '@shop-elements/core';
import type { RecentlyViewedConfig } from './recently-viewed.config';
import { useRecentlyViewed } from './use-recently-viewed';

/**
 * Shows the products a shopper viewed last, newest first, in the server's own list. Cards are stored in the browser,
 * cleaned before they are shown, and get the visitor's own form key. Hidden while there are none.
 * @example
 * <shop-recently-viewed data-count="5" data-sku="24-MB01" data-item="#viewed-item" hidden>
 *   <h2>Recently Viewed</h2>
 *   <ol class="product-items"></ol>
 *   <template id="viewed-item"><li class="product-item">… this page's product as a card …</li></template>
 * </shop-recently-viewed>
 * @fires contentUpdated on the list, for the host's own scripts
 */
export function RecentlyViewed({ element, config }: ElementProps<RecentlyViewedConfig>) {
  useRecentlyViewed(element, config);
  return null;
}
