import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import { lacksBillingAddress, type PaymentData, watchCheckout } from '@shop-elements/host';
import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { cardIcon } from '../shared/card/card-icon';
import { cardTypeCalled } from '../shared/card/card-types';
import { focusInvalid } from '../shared/focus-invalid';
import { type OrderState, PaymentPanel, usePlaceOrder } from '../shared/place-order';
import { isSelected } from '../shared/selected-method';
import { methodOf, type StoredCard, storedCard } from './stored-card';
import type { VaultCardConfig } from './vault-card.config';

export const vaultCardTexts = {
  ending: 'ending %1',
  expires: 'expires %1',
  expiredOn: 'expired %1',
  expired: 'This card has expired. Please choose another way to pay.',
};

/** Methods of `<shop-vault-card>`. */
export interface VaultCardMethods {
  /** Returns whether the card can be used: an expired card cannot. */
  validate(): boolean;
  /** Returns the payment data: the method's code (not the card's key) and the card's token. */
  getData(): PaymentData;
  /** Does nothing, because there are no fields. */
  reset(): void;
  /** Places the order with this card. */
  placeOrder(): Promise<void>;
}

/**
 * Pays with a saved card: shows the card and places the order. Children with `slot="before-button"` appear above the
 * button.
 * @example <shop-vault-card data-key="acmepay_cc_vault_0"></shop-vault-card>
 * @fires shop-place-order before the order is sent; cancelable
 * @fires shop-order-placed when the shop has accepted the order; `preventDefault()` keeps the page open
 * @fires shop-order-failed when the order failed
 */
export function VaultCard({ element, config }: ElementProps<VaultCardConfig>) {
  const { card, problem, lacksAddress, order } = useVaultCard(element, config);
  const texts = textsOf(element, vaultCardTexts);
  const shown = (
    <p className="shop-vault-card__card">
      <CardBrand icon={config.icon} type={card.type} />
      {card.last4 !== '' && <span>{fill(texts.ending, card.last4)}</span>}
      {card.expires !== '' && <span>{fill(card.isExpired ? texts.expiredOn : texts.expires, card.expires)}</span>}
    </p>
  );
  const className = 'shop-vault-card';
  return card.isExpired ? (
    <div className={className} data-state="expired">
      {shown}
      <p className="shop-field__error" ref={problem} tabIndex={-1}>
        {texts.expired}
      </p>
    </div>
  ) : (
    <PaymentPanel
      element={element}
      className={className}
      config={config}
      order={order}
      inactive={lacksAddress}
      isChosen={isSelected}
    >
      {shown}
    </PaymentPanel>
  );
}

/** The shop's picture of the brand, the built-in icon, or the name. */
function CardBrand({ icon, type }: { icon: VaultCardConfig['icon']; type: string }) {
  const brand = cardTypeCalled(type);
  const title = brand?.title ?? type;
  if (typeof icon === 'object') {
    return (
      <img className="payment-icon" src={icon.url} alt={icon.title ?? title} width={icon.width} height={icon.height} />
    );
  }
  if (brand === undefined) return <span>{title}</span>;
  return (
    <>
      {cardIcon(brand.code)}
      <span>{title}</span>
    </>
  );
}

interface VaultCardState {
  card: StoredCard;
  /** The message that the card can't be used. */
  problem: RefObject<HTMLParagraphElement | null>;
  /** Whether the shopper still has to choose a billing address. */
  lacksAddress: boolean;
  order: OrderState;
}

function useVaultCard(element: HTMLElement, { key, publicHash, details }: VaultCardConfig): VaultCardState {
  const card = storedCard(details);
  const problem = useRef<HTMLParagraphElement>(null);
  const method = methodOf(key);
  const order = usePlaceOrder(element, {
    method,
    validate() {
      focusInvalid(problem.current);
      return !card.isExpired;
    },
    getData: () => ({ method, additional_data: { public_hash: publicHash } }),
    reset() {},
  });

  const lacksAddress = useSyncExternalStore(watchCheckout, lacksBillingAddress);
  return { card, problem, lacksAddress, order };
}
