import { elementClass } from '@shop-elements/core';
import { RequireCookie } from './require-cookie';
import { requireCookieConfig } from './require-cookie.config';

export const ShopRequireCookie = elementClass({
  tag: 'shop-require-cookie',
  mode: 'enhance',
  config: requireCookieConfig,
  component: RequireCookie,
});

export const { define } = ShopRequireCookie;

declare global {
  interface HTMLElementTagNameMap {
    'shop-require-cookie': HTMLElement;
  }
}
