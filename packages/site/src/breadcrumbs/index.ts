export { Breadcrumbs } from './breadcrumbs';
export { type BreadcrumbsConfig, breadcrumbsConfig } from './breadcrumbs.config';
export { breadcrumbsTexts } from './breadcrumbs.texts';
export { define, ShopBreadcrumbs } from './element';
