import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { RequireCookie } from './require-cookie';
import { type RequireCookieConfig, requireCookieConfig } from './require-cookie.config';

export const ShopRequireCookie = elementClass({
  tag: 'shop-require-cookie',
  mode: 'enhance',
  config: requireCookieConfig,
  component: RequireCookie,
});

export const { define } = ShopRequireCookie;

declare global {
  interface HTMLElementTagNameMap {
    'shop-require-cookie': ConfiguredElement<RequireCookieConfig>;
  }
}
