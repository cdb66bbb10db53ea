import * as z from 'zod/mini';

/** Settings of `<shop-page-builder>`. Specification: … */
export const pageBuilderConfig = z.object({});

export type PageBuilderConfig = z.output<typeof pageBuilderConfig>;
