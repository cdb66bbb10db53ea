import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { PageBuilder as View } from './page-builder';
import { type PageBuilderConfig, pageBuilderConfig } from './page-builder.config';

export { type PageBuilderConfig, pageBuilderConfig } from './page-builder.config';

export const ShopPageBuilder = elementClass({
  tag: 'shop-page-builder',
  mode: 'enhance',
  config: pageBuilderConfig,
  component: View,
});

export const { define } = ShopPageBuilder;

export const PageBuilder = reactComponent(ShopPageBuilder);

declare global {
  interface HTMLElementTagNameMap {
    'shop-page-builder': ConfiguredElement<PageBuilderConfig>;
  }
}
