export { define, ShopPageBuilder } from './element';
export { PageBuilder } from './page-builder';
export { type PageBuilderConfig, pageBuilderConfig } from './page-builder.config';
