import { amountText, cents } from '../money';
import type { Translate } from '../texts/translate';

/** Name of the fee for lamps and electronics, on the product, in the cart and in the totals. */
export const feeTitle = 'Recycling fee';
/** The product attribute that contains it. */
export const feeAttribute = 'recycling_fee';

/** Cart display setting 1: prices include the fee, with a description of it. Scripts read these flags from `checkoutConfig`. */
export const feeDisplay = {
  isDisplayPriceWithWeeeDetails: true,
  isDisplayFinalPrice: false,
  isWeeeEnabled: '1',
  isIncludedInSubtotal: false,
  getIncludeWeeeFlag: true,
} as const;

/** `weee_tax_applied` is JSON inside text; in it, one amount is text and the others are numbers. */
export function feeApplied(fee: number, qty: number, t: Translate): string {
  if (fee === 0) return '[]';
  const row = cents(fee * qty);
  return JSON.stringify([
    {
      title: t(feeTitle),
      base_amount: amountText(fee),
      amount: fee,
      row_amount: row,
      base_row_amount: row,
      base_amount_incl_tax: amountText(fee),
      amount_incl_tax: fee,
      row_amount_incl_tax: row,
      base_row_amount_incl_tax: row,
    },
  ]);
}
