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
  const asked = askedFor(settings);
  const websites = asked.length > 0 ? asked : Object.keys(answers);
  return websites.length > 0 && websites.every((id) => answers[id]);
}

type Settings = Readonly<Record<string, unknown>>;

/** The bar's settings: those of our element, or its attributes if it has not loaded yet. */
function settingsOf(bar: HTMLElement): Settings {
  if ('config' in bar && isRecord(bar.config)) return bar.config;
  const printed = { ...bar.dataset, cookieValue: fromJson(bar.dataset['cookieValue']) };
  return bar.id === 'notice-cookie-block' ? printed : { websiteId: '1', ...printed };
}

/**
 * The keys of the cookie that a bar asks for. If `cookieValue` lists several websites, only the bar's own: Magento also lists those that
 * the visitor for whom the page was cached had allowed before.
 * @returns an empty list for Luma's bar, which doesn't name them
 */
function askedFor({ cookieValue, websiteId }: Settings): string[] {
  const website = String(websiteId);
  if (isRecord(cookieValue) && !Object.hasOwn(cookieValue, website)) return Object.keys(cookieValue);
  return websiteId ? [website] : [];
}
