import type { ElementProps } from '@shop-elements/core';
import { useBlock } from '../shared/block/use-block';
import { startTabs } from './start-tabs';
import type { TabsConfig } from './tabs.config';

/**
 * Makes tabs of a list of links and the panels they point to. Without JavaScript, all panels show. A URL that points
 * into a panel opens it. Wraps tabs printed by Page Builder and uses their settings, wraps the tabs of Luma's product page,
 * or contains the list and the panels itself.
 * @example
 * <shop-tabs data-active-tab="0">
 *   <ul role="tablist"><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul>
 *   <div data-element="content"><div id="care">…</div><div id="repair">…</div></div>
 * </shop-tabs>
 * @fires shop-tabs-change after another tab has opened
 * @fires contentType:redrawAfter Page Builder's own event, so that content that was hidden measures itself
 */
export function Tabs({ element, config }: ElementProps<TabsConfig>) {
  useBlock(element, config, startTabs);
  return null;
}
