import { type ElementProps, textsOf } from '@shop-elements/core';
import { Dialog } from '@shop-elements/ui';
import { OrderButton, placeOrderTexts } from '../shared/place-order';
import type { InstantPurchaseConfig } from './instant-purchase.config';
import type { Offer } from './offer.schema';
import { offerFields, type Purchase, useInstantPurchase } from './use-instant-purchase';

export const instantPurchaseTexts = {
  button: 'Instant Purchase',
  title: 'Instant Purchase Confirmation',
  question: 'Are you sure you want to place order and pay?',
  product: 'Product',
  quantity: 'Qty',
  price: 'Price',
  priceEach: 'Price each',
  shippingAddress: 'Shipping Address',
  billingAddress: 'Billing Address',
  paymentMethod: 'Payment Method',
  shippingMethod: 'Shipping Method',
  cancel: 'Cancel',
  confirm: 'OK',
};

/**
 * Buys the product with the customer's saved card and addresses, after a confirmation. Draws nothing until the section
 * `instant-purchase` allows it. Put it inside the product form, after the Add to Cart button.
 * @example <shop-instant-purchase></shop-instant-purchase>
 * @fires shop-instant-purchase-place before the order is sent; cancelable
 * @fires shop-instant-purchase-placed when the shop has replied; its message says whether it accepted the order
 */
export function InstantPurchase({ element, config }: ElementProps<InstantPurchaseConfig>) {
  const { offer, asking, busy, ask, cancel, confirm } = useInstantPurchase(element, config);
  const texts = textsOf(element, instantPurchaseTexts);
  const { orderAgain } = textsOf(element, placeOrderTexts, 'place-order');
  if (offer === undefined) return null;
  return (
    <div className="shop-instant-purchase">
      {offerFields(offer).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OrderButton
        element={element}
        className="action instant-purchase shop-button"
        phase={busy ? 'placing' : 'idle'}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {config.buttonText || texts.button}
      </OrderButton>
      {asking && (
        <Dialog
          title={texts.title}
          closeLabel={texts.cancel}
          onClose={cancel}
          confirm={{ label: texts.confirm, onConfirm: confirm }}
        >
          <p className="shop-dialog__text">{asking.isAgain ? orderAgain : texts.question}</p>
          <Summary purchase={asking} offer={offer} texts={texts} />
        </Dialog>
      )}
    </div>
  );
}

interface SummaryProps {
  purchase: Purchase;
  offer: Offer;
  texts: typeof instantPurchaseTexts;
}

/** Everything that the shopper confirms. Leaves out what the page doesn't show. */
function Summary({ purchase, offer, texts }: SummaryProps) {
  const rows = [
    ['product', purchase.name],
    ['quantity', purchase.quantity],
    [Number(purchase.quantity) > 1 ? 'priceEach' : 'price', purchase.price],
    ['shippingAddress', offer.shippingAddress.summary],
    ['billingAddress', offer.billingAddress.summary],
    ['paymentMethod', offer.paymentToken.summary],
    ['shippingMethod', offer.shippingMethod.summary],
  ] as const;
  return (
    <dl className="shop-instant-purchase__summary">
      {rows.map(
        ([label, text]) =>
          text !== '' && (
            <div key={label}>
              <dt>{texts[label]}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
