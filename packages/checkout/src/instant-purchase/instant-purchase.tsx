import { type ElementProps, textsOf } from '@shop-elements/core';
import { Dialog } from '@shop-elements/ui';
import type { InstantPurchaseConfig } from './instant-purchase.config';
import { instantPurchaseTexts } from './instant-purchase.texts';
import { offerFields } from './offer';
import type { Offer } from './offer.schema';
import { useInstantPurchase } from './use-instant-purchase';

/**
 * Buys the product of the page at once, with the customer's saved card and addresses, after asking. Draws nothing until the
 * section `instant-purchase` says that it is possible. Best inside the product form, after the button for the cart.
 * @example <shop-instant-purchase></shop-instant-purchase>
 * @fires shop-instant-purchase-place before the order goes out; cancelable
 * @fires shop-instant-purchase-placed when the shop has answered; whether it took the order is in its messages
 */
export function InstantPurchase({ element, config }: ElementProps<InstantPurchaseConfig>) {
  const { offer, asking, busy, ask, cancel, confirm } = useInstantPurchase(element, config);
  const texts = textsOf(element, instantPurchaseTexts);
  if (offer === undefined) return null;
  return (
    <div className="shop-instant-purchase">
      {offerFields(offer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="button"
        className="action instant-purchase shop-button"
        aria-haspopup="dialog"
        aria-disabled={busy || undefined}
        onClick={ask}
      >
        {config.buttonText || texts.button}
      </button>
      {asking && (
        <Dialog
          title={texts.title}
          closeLabel={texts.cancel}
          onClose={cancel}
          confirm={{ label: texts.confirm, onConfirm: confirm }}
        >
          <p className="shop-dialog__text">{texts.question}</p>
          <Summary offer={offer} texts={texts} />
        </Dialog>
      )}
    </div>
  );
}

const parts = ['shippingAddress', 'billingAddress', 'paymentMethod', 'shippingMethod'] as const;

function Summary({ offer, texts }: { offer: Offer; texts: typeof instantPurchaseTexts }) {
  const summaries = { ...offer, paymentMethod: offer.paymentToken };
  return (
    <dl className="shop-instant-purchase__summary">
      {parts.map((part) => (
        <div key={part}>
          <dt>{texts[part]}</dt>
          <dd>{summaries[part].summary}</dd>
        </div>
      ))}
    </dl>
  );
}
