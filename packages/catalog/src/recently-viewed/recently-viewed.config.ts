import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-recently-viewed>`. */
export const recentlyViewedConfig = z.object({
  /** How many products to show, and to store besides the current one. */
  count: z._default(z.number().check(z.minimum(0)), 5),
  /** SKU of this page's product. Default: `data-sku` of its card. Without one, nothing is stored. */
  sku: z.optional(z.string()),
  /** Selector of this page's product as a card, or of a `<template>` or hidden block around the card. */
  item: z._default(selector(), '#widget_viewed_item'),
});

export type RecentlyViewedConfig = z.output<typeof recentlyViewedConfig>;
