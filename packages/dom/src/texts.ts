import { textsOf } from '@shop-elements/core';

/** Texts that belong to no element. Locale files and page overrides list them under `host`. */
export const commonEnglish = {
  requestFailed: 'Something went wrong with your request. Please try again later.',
  serverFailed: 'Something went wrong in the shop. Please try again later, or contact us and mention report %1.',
  attention: 'Attention',
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading...',
};

export function commonTexts(): typeof commonEnglish {
  return textsOf(document.documentElement, commonEnglish, 'host');
}
