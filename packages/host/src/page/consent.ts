import { isRecord } from '@shop-elements/core';
import { readCookie, readJsonCookie } from './cookies';

/**
 * Whether other sites may be contacted without a click. If the page asks for consent, with our element or with the bar that Luma and
 * Hyvä print, only after the shopper has given it. The cookie also stores a refusal, as a website's id with 0.
 * @param cookie by default the one of the bar
 */
export function hasConsent(cookie?: string): boolean {
  const bar = document.querySelector<HTMLElement>('shop-cookie-notice, #notice-cookie-block');
  if (bar === null) return true;
  const name = cookie ?? (bar.dataset['cookieName'] || 'user_allowed_save_cookie');
  const answers = readJsonCookie(name);
  return isRecord(answers) ? Object.keys(answers).every((id) => answers[id]) : Boolean(readCookie(name));
}
