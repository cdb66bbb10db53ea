import { isRecord } from '@shop-elements/core';
import { readCookie, readJsonCookie } from './cookies';

/**
 * Whether other sites may be contacted without a click. False while a consent bar (ours, Luma's or Hyvä's) is unanswered or refused,
 * and until the page is parsed, because a bar may follow. The cookie stores a refusal as a website's id with 0.
 * @param cookie by default the one of the bar
 */
export function hasConsent(cookie?: string): boolean {
  const bar = document.querySelector<HTMLElement>('shop-cookie-notice, #notice-cookie-block');
  if (bar === null) return document.readyState !== 'loading';
  const name = cookie ?? (bar.dataset['cookieName'] || 'user_allowed_save_cookie');
  const answers = readJsonCookie(name);
  if (!isRecord(answers)) return Boolean(readCookie(name));
  const { websiteId } = bar.dataset;
  const ids = websiteId ? [websiteId] : Object.keys(answers);
  return ids.length > 0 && ids.every((id) => answers[id]);
}
