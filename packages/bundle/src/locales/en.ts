import { ratingStarsTexts } from '@shop-elements/catalog/rating-stars';
import { agreementsTexts } from '@shop-elements/checkout/agreements';
import { ccFormTexts } from '@shop-elements/checkout/cc-form';
import { offlinePaymentTexts } from '@shop-elements/checkout/offline-payment';
import { placeOrderTexts } from '@shop-elements/checkout/place-order';
import { weeeTexts } from '@shop-elements/checkout/weee';
import { hostEnglish } from '@shop-elements/host';

/** Every text in English, gathered from the elements: the shape of every other locale. */
export const en = {
  host: hostEnglish,
  agreements: agreementsTexts,
  'cc-form': ccFormTexts,
  'offline-payment': offlinePaymentTexts,
  'place-order': placeOrderTexts,
  'rating-stars': ratingStarsTexts,
  weee: weeeTexts,
};

export type Locale = typeof en;
