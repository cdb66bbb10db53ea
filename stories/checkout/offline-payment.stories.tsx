import { offlinePaymentConfig } from '@shop-elements/checkout/offline-payment';
import { configureHost as configure } from '@shop-elements/host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shopFetch } from '../../.storybook/shop';
import { resetOrders } from '../../packages/checkout/src/shared/place-order';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';
import { ordered, placeOrder } from './ordered';

const meta: Meta = { title: 'Checkout/Offline payment' };
export default meta;

const tag = 'shop-offline-payment';
const config = offlinePaymentConfig;

/** By check: the payee and the mailing address. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-offline-payment
  data-method="checkmo"
  data-payable-to="Alder &amp; Finch"
  data-mailing-address="Alder &amp;amp; Finch<br />1 Quay Street<br />Porthaven"
></shop-offline-payment>`,
});

/** By bank transfer, with the shop's instructions. */
export const BankTransfer = embed({
  tag,
  config,
  html: `
<shop-offline-payment
  data-method="banktransfer"
  data-instructions="IBAN XX00 0000 0000 0000<br />Reference: your order number"
></shop-offline-payment>`,
});

/** By purchase order, with a field for its number. Enter in the field places the order. */
export const PurchaseOrder = embed({
  tag,
  config,
  html: `<shop-offline-payment data-method="purchaseorder"></shop-offline-payment>`,
});

/** Nothing to pay: shows while the total is zero. */
export const Free = embed({
  tag,
  config,
  html: `<shop-offline-payment data-method="free" data-grand-total="0"></shop-offline-payment>`,
});

/** The button shows the amount. */
export const WithAmount = embed({
  tag,
  config,
  html: '<shop-offline-payment data-method="cashondelivery" data-amount-button data-grand-total="102.34"></shop-offline-payment>',
});

/** The order is placed, and the page stays open: it cannot place another one. */
export const Placed: StoryObj = {
  ...acted(BankTransfer, tag, (element) => {
    element.addEventListener('shop-order-placed', (event) => event.preventDefault());
    void element.placeOrder();
  }),
  beforeEach: () => {
    configure({ fetch: async () => Response.json('000000123') });
    return () => {
      configure({ fetch: shopFetch });
      resetOrders();
    };
  },
};

const missingNumber = {
  html: '<shop-offline-payment data-method="purchaseorder"></shop-offline-payment>',
  press: placeOrder,
};

export const AllStates = allStates({
  states: {
    Playground,
    BankTransfer,
    PurchaseOrder,
    'Missing number': missingNumber,
    WithAmount,
    Free,
    ...ordered(Playground),
    Placed,
  },
});
