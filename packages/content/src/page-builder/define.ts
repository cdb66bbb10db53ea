import { defineElement } from '@shop-elements/core';
import { PageBuilder } from './page-builder';
import { pageBuilderConfig } from './page-builder.config';

defineElement({ tag: 'shop-page-builder', mode: 'enhance', config: pageBuilderConfig, component: PageBuilder });

declare global {
  interface HTMLElementTagNameMap {
    'shop-page-builder': HTMLElement;
  }
}
