import { type ElementProps, textsOf, useMethods } from '@shop-elements/core';
import { useRef } from 'react';
import { useFieldId } from '../shared/field-id';
import type { VaultEnablerConfig } from './vault-enabler.config';

export const vaultEnablerTexts = {
  save: 'Save for later use',
};

/** Methods of `<shop-vault-enabler>`. */
export interface VaultEnablerMethods {
  /** Returns whether to save the card. */
  isTicked(): boolean;
}

/** Elements whose box the shopper has unticked. It stays unticked when the element renders again. */
const unticked = new WeakSet<HTMLElement>();

/**
 * Lets customers save their card for the next order. It belongs to the payment element in the same payment method's
 * section. Ticked by default. Draws nothing if the shop can't save cards, as for guests.
 * @example
 * <section data-payment-method="acmepay">
 *   <shop-vault-enabler data-code="acmepay_cc_vault"></shop-vault-enabler>
 *   <shop-cc-form data-method="acmepay" data-button></shop-cc-form>
 * </section>
 */
export function VaultEnabler({ element, config }: ElementProps<VaultEnablerConfig>) {
  const box = useRef<HTMLInputElement>(null);
  const id = useFieldId(`${config.code}_enable_vault`);
  useMethods<VaultEnablerMethods>(element, { isTicked: () => box.current?.checked === true });
  if (!config.isEnabled) return null;
  return (
    <div className="field choice shop-vault-enabler">
      <input
        ref={box}
        id={id}
        type="checkbox"
        name="vault[is_enabled]"
        className="checkbox-inline shop-checkbox"
        defaultChecked={!unticked.has(element)}
        onChange={({ currentTarget: { checked } }) => (checked ? unticked.delete(element) : unticked.add(element))}
      />
      <label className="label" htmlFor={id}>
        <span>{textsOf(element, vaultEnablerTexts).save}</span>
      </label>
    </div>
  );
}
