import { type ElementProps, emit, fill, textsOf, useMethods } from '@shop-elements/core';
import { useEffect, useRef } from 'react';
import type { AddressCheckConfig } from './address-check.config';
import { type AddressField, labelOf, markField } from './address-field';
import { type AddressCheckResult, checkAddress, isRegion, missingFields, type RateAddress } from './carrier-rules';

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
 * @fires shop-address-check-change at the start if a carrier can already quote a rate, and after each change of the address
 */
export function AddressCheck({ element, config }: ElementProps<AddressCheckConfig>) {
  useAddressCheck(element, config);
  return null;
}

/** Every field that a carrier can need; a typed region has three names. */
const fieldNames = ['country_id', 'region_id', 'region', 'region_id_input', 'region_input', 'city', 'postcode'];

function useAddressCheck(element: HTMLElement, { form, carriers, prefix }: AddressCheckConfig): void {
  const { required } = textsOf(element, addressCheckTexts);
  const visited = useRef(new WeakSet<EventTarget>());
  const reported = useRef('');

  useMethods<AddressCheckMethods>(element, { check: (address) => checkAddress(carriers, address, required) });

  useEffect(() => {
    // Looked up each time: a page may replace its form.
    const scope = (): ParentNode => (form && document.querySelector(form)) || element;
    const marks = new Map<AddressField, () => void>();

    function read() {
      const fields = new Map<string, AddressField>();
      const address: Record<string, string> = {};
      const parent = scope();
      for (const name of fieldNames) {
        const field = parent.querySelector<AddressField>(
          `[name="${CSS.escape(prefix === '' ? name : `${prefix}[${name}]`)}"]`,
        );
        // A region has two fields; the page hides the one that doesn't fit the country.
        if (field === null || (field.type !== 'hidden' && field.getClientRects().length === 0)) continue;
        fields.set(name, field);
        address[name] = field.value;
      }
      return { fields, address, result: checkAddress(carriers, address, required) };
    }

    function mark(): void {
      const { fields, address, result } = read();
      const missing = carriers.flatMap((carrier) => missingFields(carrier, address));
      const labels = new Map<AddressField, string>();
      for (const [name, field] of fields) {
        // Many countries have no regions, so a region is required only if no carrier can do without.
        const isRequired = isRegion(name) ? !result.valid && missing.some(isRegion) : missing.includes(name);
        if (isRequired && visited.current.has(field)) labels.set(field, labelOf(field, name));
      }
      for (const [field, unmark] of marks) {
        if (labels.has(field)) continue;
        unmark();
        marks.delete(field);
      }
      for (const [field, label] of labels) {
        // Skips fields that we or the page have already marked.
        if (field.getAttribute('aria-invalid') !== 'true') marks.set(field, markField(field, fill(required, label)));
      }
    }

    function report(): void {
      const { address, result } = read();
      const now = JSON.stringify(address);
      if (now === reported.current) return;
      reported.current = now;
      const detail: AddressCheckChangeDetail = { ...result, address };
      emit(element, 'shop-address-check-change', detail);
    }

    function update({ type, target }: Event): void {
      if (!(target instanceof Node) || !scope().contains(target)) return;
      if (type === 'change') report();
      if (type === 'focusout') visited.current.add(target);
      mark();
    }

    function start(): void {
      if (read().result.valid) report();
      mark();
    }

    const hasForm = (): boolean => !form || document.querySelector(form) !== null;
    const formObserver = new MutationObserver(() => {
      if (!hasForm()) return;
      formObserver.disconnect();
      start();
    });
    if (hasForm()) start();
    else formObserver.observe(document, { childList: true, subtree: true });
    const listening = new AbortController();
    for (const type of ['input', 'change', 'focusout'])
      (form ? document : element).addEventListener(type, update, listening);
    // After Back, the browser may restore the fields later than the start.
    window.addEventListener('pageshow', start, listening);
    return () => {
      formObserver.disconnect();
      listening.abort();
      for (const unmark of marks.values()) unmark();
    };
  }, [element, form, carriers, prefix, required]);
}
