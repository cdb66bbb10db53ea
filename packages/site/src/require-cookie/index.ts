import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { RequireCookie as View } from './require-cookie';
import { type RequireCookieConfig, requireCookieConfig } from './require-cookie.config';

export { requireCookieTexts } from './require-cookie';
export { type RequireCookieConfig, requireCookieConfig } from './require-cookie.config';

export const ShopRequireCookie = elementClass({
  tag: 'shop-require-cookie',
  mode: 'enhance',
  config: requireCookieConfig,
  component: View,
});

export const { define } = ShopRequireCookie;

export const RequireCookie = reactComponent(ShopRequireCookie);

declare global {
  interface HTMLElementTagNameMap {
    'shop-require-cookie': ConfiguredElement<RequireCookieConfig>;
  }
}
