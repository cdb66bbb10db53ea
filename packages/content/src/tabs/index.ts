import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import type { TabsChangeDetail } from './start-tabs';
import { Tabs as View } from './tabs';
import { type TabsConfig, tabsConfig } from './tabs.config';

export type { TabsChangeDetail } from './start-tabs';
export { tabsTexts } from './tab-list';
export { type TabsConfig, tabsConfig } from './tabs.config';

export const ShopTabs = elementClass({
  tag: 'shop-tabs',
  mode: 'enhance',
  config: tabsConfig,
  host: printedSettings(tabsConfig),
  component: View,
});

export const { define } = ShopTabs;

export const Tabs = reactComponent(ShopTabs);

declare global {
  interface HTMLElementTagNameMap {
    'shop-tabs': ConfiguredElement<TabsConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-tabs-change': CustomEvent<TabsChangeDetail>;
  }
}
