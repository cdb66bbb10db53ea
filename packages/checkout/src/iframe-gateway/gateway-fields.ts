import type { Entered } from '../shared/card/form-check';
import type { IframeGatewayConfig } from './iframe-gateway.config';

/** The settings for the format of card fields. */
type Format = Pick<IframeGatewayConfig, 'cardFieldsMap' | 'dateDelim' | 'expireYearLength' | 'hasVerification'>;

/** The expiry date in the gateway's format: March 2031 is `0331`. */
export function expiryText(
  { month, year }: Pick<Entered, 'month' | 'year'>,
  { expireYearLength, dateDelim }: Pick<Format, 'expireYearLength' | 'dateDelim'>,
): string {
  return month.padStart(2, '0') + dateDelim + year.slice(-expireYearLength);
}

/** The card, with the gateway's field names. */
export function cardFields(
  card: Pick<Entered, 'number' | 'verification' | 'month' | 'year'>,
  format: Format,
): Record<string, string> {
  const { ccnum, ccexpdate, cccvv } = format.cardFieldsMap;
  return {
    ...(cccvv && format.hasVerification && { [cccvv]: card.verification }),
    ...(ccexpdate && { [ccexpdate]: expiryText(card, format) }),
    ...(ccnum && { [ccnum]: card.number }),
  };
}
