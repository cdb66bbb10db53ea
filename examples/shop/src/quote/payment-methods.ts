import { escapeLines } from '../escape';
import type { Translate } from '../texts/translate';
import type { GatewayPayments } from './gateway-payments';
import type { Totals } from './totals';

export interface PaymentMethod {
  code: string;
  title: string;
}

export const cardMethod = 'acmepay';
/** By card too, but the card goes to the payment service and not to us. */
export const gatewayMethod = 'harborpay';

/** Pays with a card that the customer has saved. It has a section of its own for each card, so it is in no list below. */
export const vaultMethod: PaymentMethod = { code: 'acmepay_cc_vault', title: 'Stored Cards' };

/** A page selects a saved card by its key; what is sent is the method's code. */
export function storedCardKey(place: number): string {
  return `${vaultMethod.code}_${place}`;
}

/** For an order that costs nothing. It is alone then. */
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

/** Magento's server takes anything below this for nothing. */
const nothing = 0.0001;

export function isFree(totals: Totals): boolean {
  return totals.grandTotal < nothing;
}

/** The list a script is given. At zero it still names the others beside `free`, although none of them can be set then. */
export function offeredMethods(totals: Totals, payments?: GatewayPayments): readonly PaymentMethod[] {
  return isFree(totals) ? [free, ...paidFor(totals, payments)] : paidFor(totals, payments);
}

/** The methods that can really be used now, which is what our own pages show. */
export function usableMethods(totals: Totals, payments?: GatewayPayments): readonly PaymentMethod[] {
  return isFree(totals) ? [free] : paidFor(totals, payments);
}

/** Every method that the page prints: those of no use now may become usable with the next discount code. */
export function printedMethods(totals: Totals, payments?: GatewayPayments): readonly PaymentMethod[] {
  return [...paidFor(totals, payments), free];
}

export function usableMethod(totals: Totals, code: string, payments?: GatewayPayments): PaymentMethod | undefined {
  if (code === vaultMethod.code && !isFree(totals)) return vaultMethod;
  return usableMethods(totals, payments).find((method) => method.code === code);
}

/** Nothing is delivered with a download, so nobody can be paid at the door; and not every shop has a payment service. */
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

/** Escaped HTML, as the page config carries it. */
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
