export { define, PageBuilder, ShopPageBuilder } from './element';
export { type PageBuilderConfig, pageBuilderConfig } from './page-builder.config';
