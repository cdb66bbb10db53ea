import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import { cardIcon } from '../shared/card/card-icon';
import { cardTypeCalled } from '../shared/card/card-types';
import { OrderAction } from '../shared/place-order';
import { useVaultCard } from './use-vault-card';
import type { VaultCardConfig } from './vault-card.config';
import { vaultCardTexts } from './vault-card.texts';

/**
 * Pays with a saved card: shows the card and places the order. Children with `slot="before-button"` appear above the
 * button.
 * @example <shop-vault-card data-key="acmepay_cc_vault_0"></shop-vault-card>
 * @fires shop-place-order before the order goes out; cancelable
 * @fires shop-order-placed when the shop has taken it; cancelable, then the page stays
 * @fires shop-order-failed when the order failed
 */
export function VaultCard({ element, config }: ElementProps<VaultCardConfig>) {
  const { card, problem, isSelected, order } = useVaultCard(element, config);
  const texts = textsOf(element, vaultCardTexts);
  return (
    <div className="shop-vault-card" data-state={card.isExpired ? 'expired' : undefined}>
      <p className="shop-vault-card__card">
        <CardBrand icon={config.icon} type={card.type} />
        {card.last4 !== '' && <span>{fill(texts.ending, card.last4)}</span>}
        {card.expires !== '' && <span>{fill(card.isExpired ? texts.expiredOn : texts.expires, card.expires)}</span>}
      </p>
      {card.isExpired ? (
        <p className="shop-field__error" ref={problem} tabIndex={-1}>
          {texts.expired}
        </p>
      ) : (
        <OrderAction element={element} config={config} order={order} inactive={!isSelected} />
      )}
    </div>
  );
}

/** The shop's picture of the brand, else ours, else its name. */
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
