/** A stored card, as far as it may be shown. What the gateway does not say is empty. */
export interface StoredCard {
  /** Code or name of its type: icons are found by it. */
  type: string;
  last4: string;
  /** As the card itself says it: `04/27`. */
  expires: string;
  isExpired: boolean;
}

/**
 * Reads the details of a card. Their names are the gateway's own: Payflow says `cc_type`, `cc_last_4`, `cc_exp_month` and
 * `cc_exp_year`, others say `type`, `maskedCC` and `expirationDate`.
 */
export function storedCard(details: Readonly<Record<string, unknown>>, now = new Date()): StoredCard {
  const { cc_type, cc_last_4, cc_exp_month, cc_exp_year } = details;
  const { type = cc_type, maskedCC = cc_last_4, expirationDate = `${cc_exp_month}/${cc_exp_year}` } = details;
  const [, month = '', digits = ''] = /^(\d\d?)\D+(\d{4}|\d\d)$/.exec(String(expirationDate)) ?? [];
  const year = digits.length === 2 ? `20${digits}` : digits;
  return {
    type: String(type ?? ''),
    // However much of the number a gateway hands out, four digits are shown.
    last4: /\d{4}$/.exec(String(maskedCC ?? ''))?.[0] ?? '',
    expires: month && `${month.padStart(2, '0')}/${year.slice(-2)}`,
    // A card is good until the end of its month. A Date's months begin with 0, so this is the first day of the next one.
    isExpired: month !== '' && new Date(Number(year), Number(month)) <= now,
  };
}

/** The method's code in a card's key: everything before the last underscore. The order sends this, not the key. */
export function methodOf(key: string): string {
  return key.replace(/_[^_]*$/, '');
}
