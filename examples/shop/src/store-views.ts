import type { PriceFormat } from './money';

/** One language of the shop. Prices stay in dollars, in the language's number format. */
export interface StoreView {
  /** In REST URLs and in `storeCode`. */
  code: string;
  /** In `?___store=` and in the `store` cookie. */
  key: string;
  name: string;
  lang: string;
  locale: string;
  priceFormat: PriceFormat;
}

function view(key: string, code: string, name: string, locale: string, price: [string, string, string]): StoreView {
  const [pattern, decimalSymbol, groupSymbol] = price;
  return {
    key,
    code,
    name,
    lang: key,
    locale,
    priceFormat: {
      pattern,
      precision: 2,
      requiredPrecision: 2,
      decimalSymbol,
      groupSymbol,
      groupLength: 3,
      integerRequired: false,
    },
  };
}

const english = view('en', 'default', 'English', 'en-US', ['$%s', '.', ',']);

export const storeViews: readonly StoreView[] = [
  english,
  view('nl', 'nl', 'Nederlands', 'nl-NL', ['$\u00a0%s', ',', '.']),
  view('de', 'de', 'Deutsch', 'de-DE', ['%s\u00a0$', ',', '.']),
  view('fr', 'fr', 'Français', 'fr-FR', ['%s\u00a0$', ',', '\u202f']),
];

export function findStoreView(name: string | undefined): StoreView | undefined {
  return storeViews.find((candidate) => candidate.key === name || candidate.code === name);
}

export const defaultStoreView = english;
export const currencyCode = 'USD';
