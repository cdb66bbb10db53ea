export { type BreadcrumbsConfig, breadcrumbsConfig } from './breadcrumbs.config';
export { breadcrumbsTexts } from './breadcrumbs.texts';
export { Breadcrumbs, define, ShopBreadcrumbs } from './element';
