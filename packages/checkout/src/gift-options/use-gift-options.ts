import { parse } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import { requireNames, resetFields } from './gift-fields';
import type { GiftOptionsConfig } from './gift-options.config';
import { lumaSelectorSchema } from './luma-selector.schema';

/** Shows, hides and empties the container as its checkbox says, and watches the messages in it. */
export function useGiftOptions(element: HTMLElement, config: GiftOptionsConfig): void {
  useLayoutEffect(() => {
    const find = (selector: string): HTMLElement | null =>
      element.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector);
    const box = find(config.checkbox);
    if (!(box instanceof HTMLInputElement)) return;
    const selector = config.container ?? parse(lumaSelectorSchema, box.dataset.selector)?.id;
    const options = selector === undefined ? null : find(selector);
    if (options === null) return;

    const watch = (): void => requireNames(options);
    // What the browser fills in again after Back comes later than this: nothing is emptied until the shopper unticks.
    const show = (): void => {
      options.hidden = !box.checked;
      box.setAttribute('aria-expanded', String(box.checked));
      watch();
    };
    const changed = (): void => {
      if (!box.checked) resetFields(options);
      show();
    };

    show();
    box.addEventListener('change', changed);
    options.addEventListener('input', watch);
    options.addEventListener('change', watch);
    window.addEventListener('pageshow', show);
    return () => {
      box.removeEventListener('change', changed);
      options.removeEventListener('input', watch);
      options.removeEventListener('change', watch);
      window.removeEventListener('pageshow', show);
    };
  }, [element, config]);
}
