import { emit, fill, textsOf, useMethods } from '@shop-elements/core';
import { useEffect, useRef } from 'react';
import type { AddressCheckConfig } from './address-check.config';
import { addressCheckTexts } from './address-check.texts';
import { isRegion, missingFields, type RateAddress } from './carrier-rules';
import { type AddressCheckResult, checkAddress } from './check-address';
import { labelOf } from './field-label';
import { type AddressField, markField } from './field-mark';

/** What `<shop-address-check>` offers to the page. */
export interface AddressCheckMethods {
  /** What the carriers need for an address, independent of the form. */
  check(address: RateAddress): AddressCheckResult;
}

/** Detail of `shop-address-check-change`. */
export interface AddressCheckChangeDetail extends AddressCheckResult {
  /** The fields that carriers look at, by their names without prefix. */
  address: Readonly<Record<string, string>>;
}

/** All that a carrier looks at; the free text of a region goes by three names. */
const fieldNames = ['country_id', 'region_id', 'region', 'region_id_input', 'region_input', 'city', 'postcode'];

export function useAddressCheck(element: HTMLElement, { form, carriers, prefix }: AddressCheckConfig): void {
  const { required } = textsOf(element, addressCheckTexts);
  const left = useRef(new WeakSet<EventTarget>());
  const told = useRef('');

  useMethods<AddressCheckMethods>(element, { check: (address) => checkAddress(carriers, address, required) });

  useEffect(() => {
    // A page may draw its form again.
    const scope = (): ParentNode => (form && document.querySelector(form)) || element;
    const marks = new Map<AddressField, () => void>();

    function read() {
      const fields = new Map<string, AddressField>();
      const address: Record<string, string> = {};
      const place = scope();
      for (const name of fieldNames) {
        const field = place.querySelector<AddressField>(
          `[name="${CSS.escape(prefix === '' ? name : `${prefix}[${name}]`)}"]`,
        );
        // A region has two fields; the page hides the one that does not fit the country.
        if (field === null || (field.type !== 'hidden' && field.getClientRects().length === 0)) continue;
        fields.set(name, field);
        address[name] = field.value;
      }
      return { fields, address, result: checkAddress(carriers, address, required) };
    }

    function mark(): void {
      const { fields, address, result } = read();
      const missing = carriers.flatMap((carrier) => missingFields(carrier, address));
      const wanted = new Map<AddressField, string>();
      for (const [name, field] of fields) {
        // Many a country has no regions: one is asked for only where no carrier does without.
        const isAsked = isRegion(name) ? !result.valid && missing.some(isRegion) : missing.includes(name);
        if (isAsked && left.current.has(field)) wanted.set(field, labelOf(field, name));
      }
      for (const [field, unmark] of marks) {
        if (wanted.has(field)) continue;
        unmark();
        marks.delete(field);
      }
      for (const [field, label] of wanted) {
        // Skips fields that we or the page have already marked.
        if (field.getAttribute('aria-invalid') !== 'true') marks.set(field, markField(field, fill(required, label)));
      }
    }

    function tell(): void {
      const { address, result } = read();
      const now = JSON.stringify(address);
      if (now === told.current) return;
      told.current = now;
      const detail: AddressCheckChangeDetail = { ...result, address };
      emit(element, 'shop-address-check-change', detail);
    }

    function heard({ type, target }: Event): void {
      if (!(target instanceof Node) || !scope().contains(target)) return;
      if (type === 'change') tell();
      if (type === 'focusout') left.current.add(target);
      mark();
    }

    function begin(): void {
      // An address that the page came with is worth asking rates for.
      if (read().result.valid) tell();
      mark();
    }

    const isThere = (): boolean => !form || document.querySelector(form) !== null;
    const late = new MutationObserver(() => {
      if (!isThere()) return;
      late.disconnect();
      begin();
    });
    if (isThere()) begin();
    else late.observe(document, { childList: true, subtree: true });
    const listening = new AbortController();
    for (const type of ['input', 'change', 'focusout'])
      (form ? document : element).addEventListener(type, heard, listening);
    return () => {
      late.disconnect();
      listening.abort();
      for (const unmark of marks.values()) unmark();
    };
  }, [element, form, carriers, prefix, required]);
}
