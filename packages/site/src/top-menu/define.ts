import { defineElement } from '@shop-elements/core';
import { TopMenu } from './top-menu';
import { topMenuConfig } from './top-menu.config';

defineElement({ tag: 'shop-top-menu', mode: 'enhance', config: topMenuConfig, component: TopMenu });

declare global {
  interface HTMLElementTagNameMap {
    'shop-top-menu': HTMLElement;
  }
}
