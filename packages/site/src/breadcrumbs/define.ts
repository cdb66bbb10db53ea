import { defineElement } from '@shop-elements/core';
import { Breadcrumbs } from './breadcrumbs';
import { type BreadcrumbsConfig, breadcrumbsConfig } from './breadcrumbs.config';

defineElement({
  tag: 'shop-breadcrumbs',
  mode: 'render',
  config: breadcrumbsConfig,
  component: Breadcrumbs,
  view: Breadcrumbs,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-breadcrumbs': HTMLElement & { config: BreadcrumbsConfig | undefined };
  }
}
