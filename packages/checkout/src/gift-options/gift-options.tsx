import { type ElementProps, parse, scopeOf } from '@shop-elements/core';
import { listen } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import { followPresses } from '../shared/follow-presses';
import { markField, releaseCopy, setShown } from '../shared/own-forms';
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
  useLayoutEffect(() => startGiftOptions(element, config), [element, config]);
  return null;
}

/** Shows, hides and resets the container by its checkbox, and validates the messages in it. */
function startGiftOptions(element: HTMLElement, config: GiftOptionsConfig): () => void {
  const find = (selector: string | undefined): HTMLElement | undefined =>
    (selector && (element.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector))) ||
    undefined;
  // Looked up each time: the page may replace them.
  const parts = () => {
    const found = find(config.checkbox);
    const box = found instanceof HTMLInputElement ? found : undefined;
    return { box, options: find(config.container ?? parse(lumaSelectorSchema, box?.dataset.selector)?.id) };
  };

  // Clears nothing: after Back, the browser restores the fields later than this. Only unticking clears them.
  const show = (): void => {
    const { box, options } = parts();
    if (box === undefined || options === undefined) return;
    setShown(options, box.checked);
    box.setAttribute('aria-expanded', String(box.checked));
    requireNames(options);
  };
  const checkNames = ({ target }: Event): void => {
    const { options } = parts();
    if (target instanceof Node && options?.contains(target)) requireNames(options);
  };
  const requiredName = ({ target }: Event): HTMLInputElement | undefined =>
    isRequiredName(target) && parts().options?.contains(target) ? target : undefined;

  const ending = new AbortController();
  const afterPress = followPresses(ending.signal);
  const stopParts = listen(
    scopeOf(element),
    {
      change(event) {
        const { box, options } = parts();
        if (event.target !== box) return checkNames(event);
        if (options !== undefined && !box?.checked) resetFields(options);
        show();
      },
      input: checkNames,
      // `reset` fires before the box and the fields are reset.
      reset: () => void setTimeout(show),
      // Skips forms with `novalidate`: Luma's validation marks their fields itself.
      focusout(event) {
        const name = requiredName(event);
        if (name && !name.form?.noValidate) afterPress(() => name.checkValidity());
      },
      invalid(event) {
        const name = requiredName(event);
        if (name) markField(name, name.validationMessage);
      },
    },
    { capture: true },
  );
  window.addEventListener('pageshow', show, ending);
  const { options } = parts();
  if (options !== undefined) releaseCopy(options);
  show();
  return () => {
    ending.abort();
    stopParts();
  };
}
