/** The parts of a stored card that may be shown. Empty if the gateway doesn't provide them. */
export interface StoredCard {
  /** Code or name of its type, which determines the icon. */
  type: string;
  last4: string;
  /** Month and year, as in Magento: `04/2027`. */
  expires: string;
  isExpired: boolean;
}

/**
 * Reads the details of a card. Their names depend on the gateway: Payflow uses `cc_type`, `cc_last_4`, `cc_exp_month` and
 * `cc_exp_year`, others use `type`, `maskedCC` and `expirationDate`.
 */
export function storedCard(details: Readonly<Record<string, unknown>>, now = new Date()): StoredCard {
  const { cc_type, cc_last_4, cc_exp_month, cc_exp_year } = details;
  const { type = cc_type, maskedCC = cc_last_4, expirationDate = `${cc_exp_month}/${cc_exp_year}` } = details;
  const [, month = '', digits = ''] = /^(\d\d?)\D+(\d{4}|\d\d)$/.exec(String(expirationDate)) ?? [];
  const year = digits.length === 2 ? `20${digits}` : digits;
  return {
    type: String(type ?? ''),
    // Never shows more than four digits, whatever the gateway provides.
    last4: /\d{4}$/.exec(String(maskedCC ?? ''))?.[0] ?? '',
    expires: month && `${month.padStart(2, '0')}/${year}`,
    // A card is valid until the end of its month. Date counts months from 0, so this is the first day of the next month.
    isExpired: month !== '' && new Date(Number(year), Number(month)) <= now,
  };
}

/** The method's code, which the order needs: the part of a card's key before the last underscore. */
export function methodOf(key: string): string {
  return key.replace(/_[^_]*$/, '');
}
