import { escapeLines } from '../escape';
import type { Translate } from '../texts/translate';
import type { GatewayPayments } from './gateway-payments';
import type { Totals } from './totals';

export interface PaymentMethod {
  code: string;
  title: string;
}

export const cardMethod = 'acmepay';
/** Also a card method, but the card goes to the payment service instead of to us. */
export const gatewayMethod = 'harborpay';

/** Pays with a saved card. Each card has its own section, so it is not in the list below. */
export const vaultMethod: PaymentMethod = { code: 'acmepay_cc_vault', title: 'Stored Cards' };

/** A page selects a saved card by its key, but sends the method's code. */
export function storedCardKey(place: number): string {
  return `${vaultMethod.code}_${place}`;
}

/** For free orders, as the only method. */
export const freeMethod = 'free';

const free: PaymentMethod = { code: freeMethod, title: 'No Payment Information Required' };

const paid: readonly PaymentMethod[] = [
  { code: cardMethod, title: 'Credit Card' },
  { code: gatewayMethod, title: 'Credit Card, by Harbor Pay' },
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery' },
  { code: 'purchaseorder', title: 'Purchase Order' },
];

/** Magento's server treats anything below this as free. */
const nothing = 0.0001;

export function isFree(totals: Totals): boolean {
  return totals.grandTotal < nothing;
}

/** The list for scripts. For a free order it still contains other methods, although none of them can be selected. */
export function offeredMethods(totals: Totals, payments?: GatewayPayments): readonly PaymentMethod[] {
  return isFree(totals) ? [free, ...paidFor(totals, payments)] : paidFor(totals, payments);
}

/** The methods that are actually available, which our own pages show. */
export function usableMethods(totals: Totals, payments?: GatewayPayments): readonly PaymentMethod[] {
  return isFree(totals) ? [free] : paidFor(totals, payments);
}

/** All methods that the page prints: a discount code may make unavailable ones available. */
export function printedMethods(totals: Totals, payments?: GatewayPayments): readonly PaymentMethod[] {
  return [...paidFor(totals, payments), free];
}

export function usableMethod(totals: Totals, code: string, payments?: GatewayPayments): PaymentMethod | undefined {
  if (code === vaultMethod.code && !isFree(totals)) return vaultMethod;
  return usableMethods(totals, payments).find((method) => method.code === code);
}

/** Cash on delivery needs a delivery, so not for downloads. The gateway methods need a payment service. */
function paidFor(totals: Totals, payments: GatewayPayments | undefined): readonly PaymentMethod[] {
  return paid.filter(
    ({ code }) => !(totals.virtual && code === 'cashondelivery') && !(payments === undefined && code === gatewayMethod),
  );
}

const checkmoAddress = 'Alder & Finch\n28 Ferry Lane, Unit B\nAstoria, OR 97103';

const instructions: Readonly<Record<string, readonly string[]>> = {
  banktransfer: [
    'Bank: River & Coast <Community Bank>',
    'IBAN: XX00 0000 0000 0000 00',
    'Please write your order number on the transfer.',
  ],
  cashondelivery: ['Please have the exact amount ready.', 'The carrier cannot change bills over $50.'],
};

/** Escaped HTML, as in the page's config. */
export function instructionsHtml(t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(instructions).map(([method, lines]) => [
      method,
      escapeLines(lines.map((line) => t(line)).join('\n')),
    ]),
  );
}

/** The payable-to line is plain text, the address is escaped HTML. */
export function checkmoConfig(t: Translate) {
  return { mailingAddress: escapeLines(`${checkmoAddress}\n${t('United States')}`), payableTo: 'Alder & Finch' };
}
