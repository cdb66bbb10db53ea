import { validators } from '@shop-elements/checkout/shared/place-order';
import {
  addTexts,
  type DoctorRow,
  doctor,
  misspelled,
  type PageTexts,
  quote,
  refreshElements,
  setLocale,
  VERSION,
  warnOnce,
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
    const { texts, locale, ...host } = usable(configuration ?? {});
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

/** All settings of `configure`, and the type of each. */
const types: Readonly<Record<keyof Configuration, 'object' | 'string' | 'function'>> = {
  texts: 'object',
  locale: 'string',
  restBase: 'string',
  storeCode: 'string',
  basePath: 'string',
  priceFormat: 'object',
  navigate: 'function',
  fetch: 'function',
};

/** The settings with a known name and the right type. Explains the others. */
function usable(configuration: Configuration): Configuration {
  const used = { ...configuration };
  for (const name of Object.keys(configuration)) {
    const problem = problemOf(name, Reflect.get(configuration, name));
    if (problem === undefined) continue;
    warnOnce(document.documentElement, `ShopElements.configure() ${problem}`);
    Reflect.deleteProperty(used, name);
  }
  return used;
}

function problemOf(name: string, value: unknown): string | undefined {
  const names = Object.keys(types);
  if (!names.includes(name)) {
    const suggestion = misspelled(name, names);
    const advice = suggestion === undefined ? `expected one of ${names.join(', ')}` : `write ${suggestion}`;
    return `has no setting "${name}": ${advice}`;
  }
  const type: string = Reflect.get(types, name);
  const fits = value === null || value === undefined || typeof value === type;
  return fits ? undefined : `ignores ${name}: expected type ${type}, found ${quote(value)}`;
}

export type ShopElementsApi = typeof ShopElements;
