import type { PaymentData } from '@shop-elements/host';
import type { VaultEnablerConfig, VaultEnablerMethods } from '../../vault-enabler';
import { methodSectionOf } from '../method-section';

type Enabler = HTMLElement & VaultEnablerMethods & { readonly config: VaultEnablerConfig | undefined };

/**
 * Adds the shopper's choice to save the card to a payment, if there is an enabler in the payment's own section. Every payment
 * element passes its data through this.
 */
export function withSaveChoice(element: HTMLElement, data: PaymentData): PaymentData {
  const enablers = methodSectionOf(element)?.querySelectorAll<Enabler>('shop-vault-enabler:defined') ?? [];
  const enabler = [...enablers].find(({ config }) => config?.isEnabled);
  // A saved card is not saved again.
  if (enabler === undefined || data.additional_data?.public_hash) return data;
  const choice = { is_active_payment_token_enabler: enabler.isTicked() };
  return { ...data, additional_data: { ...data.additional_data, ...choice } };
}
