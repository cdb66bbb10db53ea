import { fromJson, isPageParsed, isRecord } from '@shop-elements/core';
import { readCookie, readJsonCookie } from './cookies';

/**
 * Whether other sites may be contacted without a click. False while a consent bar (ours, Luma's or Hyvä's) is unanswered or refused,
 * and until the page is parsed, because a bar may follow. The cookie stores a refusal as a website's id with 0.
 * @param cookie by default the one of the bar
 */
export function hasConsent(cookie?: string): boolean {
  const bar = document.querySelector<HTMLElement>('shop-cookie-notice, #notice-cookie-block');
  if (bar === null) return isPageParsed();
  const { cookieName, cookieValue, websiteId } = settingsOf(bar);
  const name = cookie ?? String(cookieName || 'user_allowed_save_cookie');
  const answers = readJsonCookie(name);
  if (!isRecord(answers)) return Boolean(readCookie(name));
  const asked = isRecord(cookieValue) ? cookieValue : websiteId ? { [String(websiteId)]: 1 } : answers;
  const ids = Object.keys(asked);
  return ids.length > 0 && ids.every((id) => answers[id]);
}

/** The bar's settings: those of our element, or its attributes if it has not loaded yet. */
function settingsOf(bar: HTMLElement): Readonly<Record<string, unknown>> {
  if ('config' in bar && isRecord(bar.config)) return bar.config;
  return { ...bar.dataset, cookieValue: fromJson(bar.dataset['cookieValue']) };
}
