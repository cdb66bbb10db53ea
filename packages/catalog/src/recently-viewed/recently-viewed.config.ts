import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-recently-viewed>`. */
export const recentlyViewedConfig = z.object({
  /** How many products are shown at most; as many, and the current one, are kept. */
  count: z._default(z.number().check(z.minimum(0)), 5),
  /** The product of this page; by default what `data-sku` of its card says. Without one nothing is added. */
  sku: z.optional(z.string()),
  /** Selector of this page's product as a card, or of a `<template>` or hidden block around the card. */
  item: z._default(selector(), '#widget_viewed_item'),
});

export type RecentlyViewedConfig = z.output<typeof recentlyViewedConfig>;
