import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Breadcrumbs } from './breadcrumbs';
import { type BreadcrumbsConfig, breadcrumbsConfig } from './breadcrumbs.config';

export const ShopBreadcrumbs = elementClass({
  tag: 'shop-breadcrumbs',
  mode: 'render',
  showsOnly: true,
  config: breadcrumbsConfig,
  component: Breadcrumbs,
  view: Breadcrumbs,
});

export const { define } = ShopBreadcrumbs;

declare global {
  interface HTMLElementTagNameMap {
    'shop-breadcrumbs': ConfiguredElement<BreadcrumbsConfig>;
  }
}
