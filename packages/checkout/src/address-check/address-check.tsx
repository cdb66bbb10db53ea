import { type ElementProps, emit, fill, textsOf, useMethods } from '@shop-elements/core';
import { whenPresent } from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';
import { followPresses } from '../shared/follow-presses';
import type { AddressCheckConfig } from './address-check.config';
import { createMarks, dropCopiedMessages, labelOf } from './address-field';
import { type AddressCheckResult, checkAddress, isRequested, type RateAddress } from './carrier-rules';
import { readAddress } from './read-address';

export const addressCheckTexts = {
  required: 'Field %1 is required.',
};

/** Methods of `<shop-address-check>`. */
export interface AddressCheckMethods {
  /** Checks an address against the carriers' rules, independent of the form. */
  check(address: RateAddress): AddressCheckResult;
}

/** Detail of `shop-address-check-change`. */
export interface AddressCheckChangeDetail extends AddressCheckResult {
  /** The fields that carriers need, by their names without prefix. */
  address: Readonly<Record<string, string>>;
}

/**
 * Checks the address as it is typed: can any carrier quote a shipping rate yet, and which fields are still missing? The
 * page requests the rates: listen to the event.
 * @example
 * <shop-address-check data-carriers='["flatrate","ups"]' data-prefix="shipping">
 *   <label for="zip">Zip/Postal Code</label> <input id="zip" name="shipping[postcode]">
 *   <label for="country">Country</label> <select id="country" name="shipping[country_id]">…</select>
 * </shop-address-check>
 * @fires shop-address-check-change at the start if a carrier can already quote a rate, and after each change of the address or the carriers
 */
export function AddressCheck({ element, config }: ElementProps<AddressCheckConfig>) {
  useAddressCheck(element, config);
  return null;
}

function useAddressCheck(element: HTMLElement, { form, carriers, prefix }: AddressCheckConfig): void {
  const { required } = textsOf(element, addressCheckTexts);
  const visited = useRef(new WeakSet<EventTarget>());
  const reported = useRef('');

  useMethods<AddressCheckMethods>(element, { check: (address) => checkAddress(carriers, address, required) });

  useLayoutEffect(() => {
    const listening = new AbortController();
    const afterPress = followPresses(listening.signal);
    const marks = createMarks();
    // Looked up each time: a page may replace its form.
    const scope = (): ParentNode => (form && document.querySelector(form)) || element;

    const mark = (): void => {
      const { fields, address } = readAddress(scope(), prefix);
      const asked = [...fields].filter(
        ([name, field]) => visited.current.has(field) && isRequested(name, carriers, address),
      );
      marks.show(new Map(asked.map(([name, field]) => [field, fill(required, labelOf(field, name))])));
    };
    const report = (): void => {
      const { address } = readAddress(scope(), prefix);
      const now = JSON.stringify([address, carriers]);
      if (now === reported.current) return;
      reported.current = now;
      const detail: AddressCheckChangeDetail = { ...checkAddress(carriers, address, required), address };
      emit(element, 'shop-address-check-change', detail);
    };
    const update = ({ type, target }: Event): void => {
      if (!(target instanceof Node) || !scope().contains(target)) return;
      if (type === 'change') report();
      if (type === 'focusout') {
        visited.current.add(target);
        afterPress(mark);
      } else mark();
    };
    const start = (): void => {
      dropCopiedMessages(scope());
      const { address } = readAddress(scope(), prefix);
      if (reported.current !== '' || checkAddress(carriers, address, required).valid) report();
      mark();
    };

    for (const type of ['input', 'change', 'focusout'])
      (form ? document : element).addEventListener(type, update, listening);
    // After Back, the browser may restore the fields later than the start.
    window.addEventListener('pageshow', start, listening);
    const { signal } = listening;
    // After `shop-ready`, for pages that start to listen then.
    queueMicrotask(() => {
      if (!signal.aborted) signal.addEventListener('abort', whenPresent(form || ':root', start));
    });
    return () => {
      listening.abort();
      marks.show(new Map());
    };
  }, [element, form, carriers, prefix, required]);
}
