import { agreementsTexts } from '@shop-elements/checkout/agreements';
import { ccFormTexts } from '@shop-elements/checkout/cc-form';
import { offlinePaymentTexts } from '@shop-elements/checkout/offline-payment';
import { placeOrderTexts } from '@shop-elements/checkout/place-order';
import { hostEnglish } from '@shop-elements/host';

/** Every text in English, gathered from the elements: the shape of every other locale. */
export const en = {
  host: hostEnglish,
  agreements: agreementsTexts,
  'cc-form': ccFormTexts,
  'offline-payment': offlinePaymentTexts,
  'place-order': placeOrderTexts,
};

export type Locale = typeof en;
