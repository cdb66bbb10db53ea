import { validators } from '@shop-elements/checkout/shared/place-order';
import {
  addTexts,
  type DoctorRow,
  doctor,
  explain,
  misspelled,
  type PageTexts,
  setLocale,
  VERSION,
} from '@shop-elements/core';
import {
  addMessage,
  configureHost,
  type HostSettingsInput,
  type Message,
  partsOfTwoScripts,
} from '@shop-elements/host';

/** Everything a page may say, in one call or in several. */
export interface Configuration extends HostSettingsInput {
  /** Texts by element, by English phrase, or by locale. */
  texts?: PageTexts;
  /** Locale of every element, instead of the nearest `lang`. */
  locale?: string;
}

/** What a page may ask of shop-elements: `window.ShopElements`, `require(['shop-elements'])`, and the ESM entry. */
export const ShopElements = {
  version: VERSION,

  /** Tells shop-elements about the page and its shop. Takes effect at once, also for elements already on the page. */
  configure({ texts, locale, ...host }: Configuration): void {
    explainUnknown(Object.keys(host));
    configureHost(host);
    if (locale !== undefined) setLocale(locale);
    if (texts !== undefined) addTexts(texts);
  },

  messages: {
    /** Shows a message in the page's message area. `text` may hold the eight allowed tags. */
    add: (message: Message): void => addMessage(message),
  },

  /** The page's own conditions for placing an order. */
  validators,

  /**
   * Looks over every `shop-*` element: its state, its settings and where they came from, misspelled names, and what works against it.
   * `panel` also shows that on the page.
   */
  doctor(options?: { panel?: boolean }): DoctorRow[] {
    if (options?.panel) void showPanel();
    return examine();
  },
};

const examine = (): DoctorRow[] => doctor([partsOfTwoScripts]);

/** Its code is loaded for those who ask for it. */
async function showPanel(): Promise<void> {
  const panel = await import('./doctor-panel/doctor-panel');
  panel.showPanel(examine);
}

/** `?shop-debug` in the page's address shows the panel. */
export function showPanelOnRequest(): void {
  if (/[?&]shop-debug\b/.test(location.search)) void showPanel();
}

/** Everything that `configure` takes. */
const names: readonly (keyof Configuration)[] = [
  'texts',
  'locale',
  'restBase',
  'storeCode',
  'basePath',
  'priceFormat',
  'navigate',
  'fetch',
];

function explainUnknown(given: readonly string[]): void {
  for (const name of given.filter((one) => !names.some((known) => known === one))) {
    const meant = misspelled(name, names);
    const advice = meant === undefined ? `it takes ${names.join(', ')}` : `write ${meant}`;
    explain(document.documentElement, `ShopElements.configure() knows no "${name}": ${advice}`);
  }
}

export type ShopElementsApi = typeof ShopElements;
