import { type ElementProps, parse, useListener } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import { markField, setShown } from '../shared/own-forms';
import { isRequiredName, requireNames, resetFields } from './gift-fields';
import { type GiftOptionsConfig, lumaSelectorSchema } from './gift-options.config';

/**
 * A checkbox that shows the gift options of a form. Unticking it clears them. While a message has a text, the names in
 * its fieldset are required. Containers can be nested, for an item within an order.
 * @example
 * <shop-gift-options data-container="#gift-options">
 *   <label><input type="checkbox" name="allow_gift_options"> Add gift options</label>
 *   <fieldset id="gift-options">…From, To and Message…</fieldset>
 * </shop-gift-options>
 */
export function GiftOptions({ element, config }: ElementProps<GiftOptionsConfig>) {
  useGiftOptions(element, config);
  return null;
}

/** Shows, hides and resets the container by its checkbox, and validates the messages in it. */
function useGiftOptions(element: HTMLElement, config: GiftOptionsConfig): void {
  const find = (selector: string | undefined): HTMLElement | undefined =>
    (selector && (element.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector))) ||
    undefined;
  const found = find(config.checkbox);
  const box = found instanceof HTMLInputElement ? found : undefined;
  const options = find(config.container ?? parse(lumaSelectorSchema, box?.dataset.selector)?.id);

  const checkNames = (): void => {
    if (options !== undefined) requireNames(options);
  };
  // Clears nothing: after Back, the browser restores the fields later than this. Only unticking clears them.
  const show = (): void => {
    if (box === undefined || options === undefined) return;
    setShown(options, box.checked);
    box.setAttribute('aria-expanded', String(box.checked));
    checkNames();
  };

  useLayoutEffect(show);
  useListener(box, 'change', () => {
    if (options !== undefined && !box?.checked) resetFields(options);
    show();
  });
  useListener(options, 'input', checkNames);
  useListener(options, 'change', checkNames);
  useListener(window, 'pageshow', show);
  // `reset` fires before the box and the fields are reset.
  useListener(document, 'reset', () => void setTimeout(show));
  // Skips forms with `novalidate`: Luma's validation marks their fields itself.
  useListener(options, 'focusout', ({ target }) => {
    if (isRequiredName(target) && !target.form?.noValidate) target.checkValidity();
  });
  useListener(
    options,
    'invalid',
    ({ target }) => {
      if (isRequiredName(target)) markField(target, target.validationMessage);
    },
    { capture: true },
  );
}
