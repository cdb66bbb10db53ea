import type { Shape } from '@shop-elements/core';

/** What the linter knows about an element: read off the same schemas that the elements read their settings by. */
export interface LintedElement {
  settings: readonly LintedSetting[];
}

export interface LintedSetting {
  /** `data-timeout-time` */
  attribute: string;
  shape: Shape;
  /** Whether only the markup can give it, and the element cannot do without. */
  required: boolean;
}

/** By tag. */
export type LintedElements = Readonly<Record<string, LintedElement>>;

/** Filled in by the build. */
declare const SHOP_ELEMENTS: LintedElements;

export const elements: LintedElements = typeof SHOP_ELEMENTS === 'undefined' ? {} : SHOP_ELEMENTS;
