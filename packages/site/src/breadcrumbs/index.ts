import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { Breadcrumbs as View } from './breadcrumbs';
import { type BreadcrumbsConfig, breadcrumbsConfig } from './breadcrumbs.config';

export { breadcrumbsTexts } from './breadcrumbs';
export { type BreadcrumbsConfig, breadcrumbsConfig } from './breadcrumbs.config';

export const ShopBreadcrumbs = elementClass({
  tag: 'shop-breadcrumbs',
  mode: 'render',
  config: breadcrumbsConfig,
  component: View,
  view: View,
});

export const { define } = ShopBreadcrumbs;

export const Breadcrumbs = reactComponent(ShopBreadcrumbs);

declare global {
  interface HTMLElementTagNameMap {
    'shop-breadcrumbs': ConfiguredElement<BreadcrumbsConfig>;
  }
}
