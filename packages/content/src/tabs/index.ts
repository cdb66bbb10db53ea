export { define, ShopTabs, Tabs } from './element';
export type { TabsChangeDetail } from './start-tabs';
export { startTabs } from './start-tabs';
export { type TabsConfig, tabsConfig } from './tabs.config';
export { tabsTexts } from './tabs.texts';
