import type { PaymentData } from '@shop-elements/host';
import { methodSectionOf } from '../shared/method-section';
import type { VaultEnablerConfig } from './vault-enabler.config';

/** What `<shop-vault-enabler>` offers to the page. */
export interface VaultEnablerMethods {
  /** Whether to save the card. */
  isTicked(): boolean;
}

type Enabler = HTMLElement & VaultEnablerMethods & { readonly config: VaultEnablerConfig | undefined };

/**
 * The data of a payment element with the shopper's choice to keep the card, if the element's own section asks for it:
 * every element that can have a card kept passes its data through here.
 */
export function withSaveChoice(element: HTMLElement, data: PaymentData): PaymentData {
  const enabler = methodSectionOf(element)?.querySelector<Enabler>('shop-vault-enabler:defined');
  if (enabler?.config?.isEnabled !== true) return data;
  const choice = { is_active_payment_token_enabler: enabler.isTicked() };
  return { ...data, additional_data: { ...data.additional_data, ...choice } };
}
