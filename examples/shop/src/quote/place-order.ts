import { isExpired, type StoredCard, type Vault } from '../customer/stored-cards';
import { ShopError } from '../shop-error';
import { nextNumber, type Shelf, type Store, shelf } from '../store';
import { isEmail, missingFields, missingFieldsText } from './address-form';
import { allAgreed, notAgreed } from './agreements';
import { type CardData, chargeCard } from './card';
import { type Carts, timestamp } from './carts';
import type { GatewayPayments } from './gateway-payments';
import { chosenSku, itemOptions } from './item-options';
import { cardMethod, gatewayMethod, usableMethod, vaultMethod } from './payment-methods';
import { type Order, orderSchema, type Quote } from './records';
import { collectTotals } from './totals';

export interface PaymentChoice {
  method: string;
  poNumber: string | null;
  /** Passed to the gateway and never stored. */
  card: CardData | null;
  /** Identifies one of the customer's saved cards. */
  publicHash: string | null;
  /** The customer wants to save the card. */
  saveCard: boolean;
  agreementIds: readonly string[];
}

export interface Orders {
  find(id: number): Order | undefined;
  place(quote: Quote, choice: PaymentChoice, visitorId: string): Order;
}

/** Errors of the placing step have this header, which tells the page to show the shipping step again. */
const backToShipping = { errorRedirectAction: '#shipping' };

/** This shop's own rule, which the payment page checks before it places an order. */
export const purchaseOrderRule = 'A purchase order number has figures in it, such as PO-1234.';

/** Stores the payment method. Rejects it if the order would fail. */
export function choosePayment(
  quote: Quote,
  choice: Pick<PaymentChoice, 'method' | 'poNumber'>,
  payments?: GatewayPayments,
): void {
  const totals = collectTotals(quote);
  if (!totals.virtual && quote.shippingAddress === null) {
    throw new ShopError(400, 'The shipping address is missing. Set the address and try again.');
  }
  if (usableMethod(totals, choice.method, payments) === undefined) {
    throw new ShopError(400, 'The requested Payment Method is not available.');
  }
  if (quote.customerId === null && !isEmail(quote.email ?? '')) throw new ShopError(400, 'Invalid email format');
  quote.payment = { method: choice.method, poNumber: choice.poNumber };
}

export function createOrders(
  store: Store,
  carts: Carts,
  vault: Vault,
  now: () => Date,
  payments?: GatewayPayments,
): Orders {
  const orders: Shelf<Order> = shelf(store, 'order', orderSchema);
  return {
    find: (id) => orders.get(id),
    place(quote, choice, visitorId) {
      if (quote.items.length === 0) throw new ShopError(400, 'Your cart is empty.', undefined, backToShipping);
      choosePayment(quote, choice, payments);
      const totals = collectTotals(quote);
      const method = usableMethod(totals, choice.method, payments);
      if (!allAgreed(choice.agreementIds)) {
        throw new ShopError(400, notAgreed, undefined, backToShipping);
      }
      if (choice.method === 'purchaseorder' && (choice.poNumber ?? '').trim() === '') {
        throw new ShopError(400, 'Purchase order number is a required field.', undefined, backToShipping);
      }
      if (choice.method === 'purchaseorder' && !/\d/.test(choice.poNumber ?? '')) {
        throw new ShopError(400, purchaseOrderRule);
      }
      if (!totals.virtual && totals.shippingRate === undefined) {
        throw new ShopError(
          400,
          'The shipping method is missing. Select the shipping method and try again.',
          undefined,
          backToShipping,
        );
      }
      if (!totals.virtual && quote.shippingAddress !== null) {
        refuseIncomplete('shipping', missingFields(quote.shippingAddress));
      }
      const billing = quote.billingAddress ?? quote.shippingAddress;
      refuseIncomplete(
        'billing',
        billing === null ? ['firstname', 'lastname', 'street', 'city'] : missingFields(billing),
      );

      let card: { type: string; last4: string } | undefined;
      if (choice.method === cardMethod) {
        const charged = chargeCard(choice.card ?? noCard, now());
        if (!charged.ok) throw new ShopError(400, charged.message);
        card = charged;
        if (choice.saveCard && quote.customerId !== null) {
          const { expirationMonth: expMonth, expirationYear: expYear } = choice.card ?? noCard;
          vault.keep(quote.customerId, { ...charged, expMonth, expYear });
        }
      } else if (choice.method === vaultMethod.code) {
        card = usableCard(vault.find(quote.customerId, choice.publicHash), now());
      }
      if (choice.method === gatewayMethod) {
        card = payments?.paidBy(quote);
        if (card === undefined) throw new ShopError(400, 'Your payment was not completed. Please try again.');
      }

      const id = nextNumber(store, 'order');
      const order: Order = {
        id,
        incrementId: String(id).padStart(9, '0'),
        quoteId: quote.id,
        visitorId,
        customerId: quote.customerId,
        email: quote.email ?? '',
        createdAt: timestamp(now()),
        items: totals.items.map(({ item, product, price, rowTotal, fee }) => ({
          productId: product.id,
          quoteItemId: item.id,
          sku: chosenSku(product, item),
          name: product.name,
          qty: item.qty,
          price,
          rowTotal,
          fee,
          giftMessage: item.giftMessage,
          options: itemOptions(product, item),
        })),
        totals: totals.segments.map(({ code, title, names, value }) => ({ code, title, names: [...names], value })),
        grandTotal: totals.grandTotal,
        couponCode: totals.coupon?.code ?? null,
        shippingAddress: totals.virtual ? null : quote.shippingAddress,
        billingAddress: billing,
        shippingNames:
          totals.shippingRate === undefined ? [] : [totals.shippingRate.carrierTitle, totals.shippingRate.methodTitle],
        payment: {
          method: choice.method,
          title: method?.title ?? choice.method,
          poNumber: choice.poNumber,
          cardType: card?.type ?? null,
          cardLast4: card?.last4 ?? null,
        },
        agreementIds: [...choice.agreementIds],
        giftMessage: quote.giftMessage,
      };
      orders.put(id, order);
      // The cart is closed from here on: a second click finds nothing to order.
      quote.isActive = false;
      carts.save(quote);
      return order;
    },
  };
}

const noCard: CardData = { number: '', expirationMonth: '', expirationYear: '', verification: '' };

function usableCard(card: StoredCard | undefined, now: Date): StoredCard {
  if (card === undefined) {
    throw new ShopError(400, 'This card is not saved any more. Please choose another way to pay.');
  }
  if (isExpired(card, now)) throw new ShopError(400, 'This card has expired. Please choose another way to pay.');
  return card;
}

function refuseIncomplete(kind: 'shipping' | 'billing', missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new ShopError(
    400,
    `Please check the ${kind} address information. ${missingFieldsText(missing)}`,
    undefined,
    backToShipping,
  );
}
