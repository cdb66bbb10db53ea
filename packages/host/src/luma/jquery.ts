import { page } from '@shop-elements/core';

/** The part of jQuery, and of the widgets that Luma adds to it, that we use. */
type JQuery = (target: unknown) => {
  trigger(event: string, parameters?: unknown[]): unknown;
  /** Magento's form validation, if the page has it. Without an argument, it starts. */
  validation?(question?: 'isValid'): unknown;
  data?(name: string): unknown;
  /** A Luma widget. Pages without layered swatches don't load it. */
  SwatchRendererTooltip?(): unknown;
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
};

export function jquery(): JQuery | undefined {
  const found = page.read('jQuery')?.value;
  return typeof found === 'function' ? (found as JQuery) : undefined;
}
