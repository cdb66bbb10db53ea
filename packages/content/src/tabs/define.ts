import { defineElement } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Tabs } from './tabs';
import { tabsConfig } from './tabs.config';

defineElement({
  tag: 'shop-tabs',
  mode: 'enhance',
  config: tabsConfig,
  host: printedSettings(tabsConfig),
  component: Tabs,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-tabs': HTMLElement;
  }
}
