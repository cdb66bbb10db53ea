export { define, ShopTabs } from './element';
export type { TabsChangeDetail } from './start-tabs';
export { startTabs } from './start-tabs';
export { Tabs } from './tabs';
export { type TabsConfig, tabsConfig } from './tabs.config';
export { tabsTexts } from './tabs.texts';
