import type { Shape } from '@shop-elements/core';

/** What the linter knows about an element, derived from the schema that the element itself uses. */
export interface LintedElement {
  settings: readonly LintedSetting[];
}

export interface LintedSetting {
  /** `data-timeout-time` */
  attribute: string;
  shape: Shape;
  /** Whether only markup can set it, and the element requires it. */
  required: boolean;
}

/** By tag. */
export type LintedElements = Readonly<Record<string, LintedElement>>;

/** Set by the build. */
declare const SHOP_ELEMENTS: LintedElements;

export const elements: LintedElements = typeof SHOP_ELEMENTS === 'undefined' ? {} : SHOP_ELEMENTS;
