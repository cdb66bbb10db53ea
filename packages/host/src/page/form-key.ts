import { isOwnUrl, isSameSite, urlOf } from '@shop-elements/core';
import { readCookie, writeCookie } from './cookies';
import { baseUrl } from './settings';

const LENGTH = 16;
const DAY = 86_400;

/**
 * The key that proves that a post came from this browser. Uses only the cookie: all visitors share the key printed in cached
 * HTML. If there is none, the browser chooses one and the server accepts it.
 */
export function formKey(): string {
  const existing = readCookie('form_key');
  if (existing) return existing;
  const fresh = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => (byte % 36).toString(36)).join('');
  writeCookie('form_key', fresh, { lifetime: DAY });
  return fresh;
}

/**
 * Sets every `form_key` field below `root` to the visitor's own key, replacing the one from cached HTML. Forms that post to
 * another site get none.
 */
export function renewFormKeys(root: ParentNode): void {
  const key = formKey();
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name="form_key"]')) {
    field.value = postsToShop(field.form) ? key : '';
  }
}

function postsToShop(form: HTMLFormElement | null): boolean {
  if (form === null) return true;
  // From the prototype, because a field may be named `getAttribute`.
  const own = Element.prototype.getAttribute.call(form, 'action') ?? '';
  const buttons = [...form.querySelectorAll('[formaction]')].map((button) => button.getAttribute('formaction') ?? '');
  return [own, ...buttons].every(belongsToShop);
}

/** Whether a URL is on this site, or on the site of the shop's base URL. The form key is sent only there. */
export function belongsToShop(address: string): boolean {
  const url = urlOf(address);
  return isOwnUrl(address) || (url !== undefined && isSameSite(url, new URL(baseUrl())));
}
