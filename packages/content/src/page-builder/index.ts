export { PageBuilder } from './page-builder';
export { type PageBuilderConfig, pageBuilderConfig } from './page-builder.config';
