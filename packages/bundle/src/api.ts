import { validators } from '@shop-elements/checkout/shared/place-order';
import {
  addTexts,
  type DoctorRow,
  doctor,
  explain,
  misspelled,
  type PageTexts,
  refreshElements,
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

/** The settings of a page, in one call or several. */
export interface Configuration extends HostSettingsInput {
  /** Texts by element, by English phrase, or by locale. */
  texts?: PageTexts;
  /** Locale of every element, instead of the nearest `lang`. */
  locale?: string;
}

/** The page API: `window.ShopElements`, `require(['shop-elements'])`, and the ESM entry. */
export const ShopElements = {
  version: VERSION,

  /** Configures shop-elements for the page and its shop. Takes effect immediately, even for elements already on the page. */
  configure(configuration?: Configuration | null): void {
    // Templates print null for a configuration or for texts that they don't have.
    const { texts, locale, ...host } = configuration ?? {};
    explainUnknown(Object.keys(host));
    configureHost(host);
    // Elements read the other settings when they use them.
    if (host.priceFormat !== undefined) refreshElements();
    if (locale !== undefined) setLocale(locale);
    if (texts) addTexts(texts);
  },

  messages: {
    /** Shows a message in the page's message area. `text` may contain the eight allowed tags. */
    add: (message: Message): void => addMessage(message),
  },

  /** The page's own checks before an order is placed. */
  validators,

  /**
   * Examines every `shop-*` element: its state, its settings and their sources, misspelled names, and conflicts with the page.
   * `panel` also shows the result on the page.
   */
  doctor(options?: { panel?: boolean }): DoctorRow[] {
    if (options?.panel) void showPanel();
    return examine();
  },
};

const examine = (): DoctorRow[] => doctor([partsOfTwoScripts]);

/** Loads the panel's code on demand. */
async function showPanel(): Promise<void> {
  const panel = await import('./doctor-panel/doctor-panel');
  panel.showPanel(examine);
}

/** Shows the panel if the page's URL contains `?shop-debug`. */
export function showPanelOnRequest(): void {
  if (/[?&]shop-debug\b/.test(location.search)) void showPanel();
}

/** All settings of `configure`. */
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

function explainUnknown(keys: readonly string[]): void {
  for (const name of keys.filter((key) => !names.some((valid) => valid === key))) {
    const suggestion = misspelled(name, names);
    const advice = suggestion === undefined ? `expected one of ${names.join(', ')}` : `write ${suggestion}`;
    explain(document.documentElement, `ShopElements.configure() has no setting "${name}": ${advice}`);
  }
}

export type ShopElementsApi = typeof ShopElements;
