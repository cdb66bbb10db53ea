import { fromJson, isPageParsed, isRecord } from '@shop-elements/core';
import { readCookie, readJsonCookie } from './cookies';

/** Our bar, which may not have loaded yet, and Luma's. */
const BARS = 'shop-cookie-notice, #notice-cookie-block';

/**
 * Whether other sites may be contacted without a click. False while a consent bar (ours, Luma's or Hyvä's) is unanswered or refused,
 * and until the page is parsed, because a bar may follow. The cookie stores a refusal as a website's id with 0.
 * @param cookie by default the one of the bar
 */
export function hasConsent(cookie?: string): boolean {
  const bar = document.querySelector<HTMLElement>(BARS);
  if (bar === null) return isPageParsed();
  const settings = settingsOf(bar);
  const name = cookie ?? String(settings['cookieName'] || 'user_allowed_save_cookie');
  const answers = readJsonCookie(name);
  if (!isRecord(answers)) return Boolean(readCookie(name));
  const websites = Object.keys(websitesOf(settings) ?? answers);
  return websites.length > 0 && websites.every((id) => answers[id]);
}

type Settings = Readonly<Record<string, unknown>>;

/** The bar's settings: those of our element, or its attributes if it has not loaded yet. */
function settingsOf(bar: HTMLElement): Settings {
  if ('config' in bar && isRecord(bar.config)) return bar.config;
  const printed = { ...bar.dataset, cookieValue: fromJson(bar.dataset['cookieValue']) };
  return bar.id === 'notice-cookie-block' ? printed : { websiteId: '1', ...printed };
}

/** The websites that the bar asks for, by id; undefined for Luma's, which doesn't list them. */
function websitesOf({ cookieValue, websiteId }: Settings): Settings | undefined {
  if (isRecord(cookieValue)) return cookieValue;
  return websiteId ? { [String(websiteId)]: 1 } : undefined;
}
