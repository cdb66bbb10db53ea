import { parse, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import { isRequiredName, requireNames, resetFields, sayMissing } from './gift-fields';
import type { GiftOptionsConfig } from './gift-options.config';
import { lumaSelectorSchema } from './luma-selector.schema';

/** Shows, hides and empties the container as its checkbox says, and watches the messages in it. */
export function useGiftOptions(element: HTMLElement, config: GiftOptionsConfig): void {
  const find = (selector: string | undefined): HTMLElement | undefined =>
    (selector && (element.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector))) ||
    undefined;
  const found = find(config.checkbox);
  const box = found instanceof HTMLInputElement ? found : undefined;
  const options = find(config.container ?? parse(lumaSelectorSchema, box?.dataset.selector)?.id);

  const watch = (): void => {
    if (options !== undefined) requireNames(options);
  };
  // What the browser fills in again after Back comes later than this: nothing is emptied until the shopper unticks.
  const show = (): void => {
    if (box === undefined || options === undefined) return;
    setHidden(options, !box.checked);
    box.setAttribute('aria-expanded', String(box.checked));
    watch();
  };

  useLayoutEffect(show);
  useListener(box, 'change', () => {
    if (options !== undefined && !box?.checked) resetFields(options);
    show();
  });
  useListener(options, 'input', watch);
  useListener(options, 'change', watch);
  useListener(window, 'pageshow', show);
  // A form that Luma's validation checks marks its fields itself, and asks the browser nothing.
  useListener(options, 'focusout', ({ target }) => {
    if (isRequiredName(target) && !target.form?.noValidate) target.checkValidity();
  });
  useListener(
    options,
    'invalid',
    ({ target }) => {
      if (isRequiredName(target)) sayMissing(target);
    },
    { capture: true },
  );
}
