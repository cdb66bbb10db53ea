import { textsOf } from '@shop-elements/core';

/** The few texts that belong to no element. Their name in locale files and page overrides is `host`. */
export const hostEnglish = {
  requestFailed: 'Something went wrong with your request. Please try again later.',
  attention: 'Attention',
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading...',
};

export function hostTexts(): typeof hostEnglish {
  return textsOf(document.documentElement, hostEnglish, 'host');
}
