import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { methodSectionOf } from '../shared/method-section';
import { type OrderState, usePlaceOrder } from '../shared/place-order';
import { methodOf, type StoredCard, storedCard } from './stored-card';
import type { VaultCardConfig } from './vault-card.config';

/** What `<shop-vault-card>` offers to the page. */
export interface VaultCardMethods {
  /** Whether the card can be used: one that has expired cannot. */
  validate(): boolean;
  /** What the order sends: the method's code (not the card's key) and the card's token. */
  getData(): PaymentData;
  /** Does nothing: there is nothing to fill in. */
  reset(): void;
  /** Places the order with this card. */
  placeOrder(): Promise<void>;
}

export interface VaultCardState {
  card: StoredCard;
  /** Why the card cannot be used. */
  problem: RefObject<HTMLParagraphElement | null>;
  isSelected: boolean;
  /** Places the order, if this is the card that the shopper has selected. */
  order: OrderState;
}

export function useVaultCard(element: HTMLElement, { key, publicHash, details }: VaultCardConfig): VaultCardState {
  const card = storedCard(details);
  const problem = useRef<HTMLParagraphElement>(null);
  const order = usePlaceOrder(element, {
    validate() {
      problem.current?.focus();
      return !card.isExpired;
    },
    getData: () => ({ method: methodOf(key), additional_data: { public_hash: publicHash } }),
    reset() {},
  });

  const selected = useSyncExternalStore(followChoices, () => isSelected(element));

  return {
    card,
    problem,
    isSelected: selected,
    order: {
      ...order,
      async placeOrder() {
        // Checked again: a script of the page may have selected another card without an event.
        if (isSelected(element)) await order.placeOrder();
      },
    },
  };
}

/** Listens to the whole page: its payment methods need not be in a form. */
function followChoices(changed: () => void): () => void {
  document.addEventListener('change', changed);
  return () => document.removeEventListener('change', changed);
}

/** Whether the card's section is selected; true when the page has nothing to select. */
function isSelected(element: HTMLElement): boolean {
  const section = methodSectionOf(element);
  return section?.querySelector<HTMLInputElement>('input[name="payment[method]"]')?.checked ?? true;
}
