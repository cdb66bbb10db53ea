import { defineElement } from '@shop-elements/core';
import { RequireCookie } from './require-cookie';
import { requireCookieConfig } from './require-cookie.config';

defineElement({ tag: 'shop-require-cookie', mode: 'enhance', config: requireCookieConfig, component: RequireCookie });

declare global {
  interface HTMLElementTagNameMap {
    'shop-require-cookie': HTMLElement;
  }
}
