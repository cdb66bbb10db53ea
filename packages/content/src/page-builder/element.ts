import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { PageBuilder } from './page-builder';
import { type PageBuilderConfig, pageBuilderConfig } from './page-builder.config';

export const ShopPageBuilder = elementClass({
  tag: 'shop-page-builder',
  mode: 'enhance',
  showsOnly: true,
  config: pageBuilderConfig,
  component: PageBuilder,
});

export const { define } = ShopPageBuilder;

declare global {
  interface HTMLElementTagNameMap {
    'shop-page-builder': ConfiguredElement<PageBuilderConfig>;
  }
}
