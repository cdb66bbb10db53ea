import { isOwnUrl, isSameHost, page, urlOf } from '@shop-elements/core';
import { readCookie, writeCookie } from './cookies';
import { baseUrl } from './settings';

const LENGTH = 16;
const DAY = 86_400;

/**
 * The key that proves that a post came from this browser. It is the cookie's, because all visitors share the key printed in cached
 * HTML. If there is no cookie, the browser chooses a key and the server accepts it. OpenMage has no such cookie: there, the printed
 * key is the session's.
 */
export function formKey(): string {
  const printed = page.read('Mage', 'Cookies') && printedKey();
  if (printed !== undefined) return printed;
  const existing = readCookie('form_key');
  if (existing) return existing;
  const fresh = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => (byte % 36).toString(36)).join('');
  writeCookie('form_key', fresh, { lifetime: DAY });
  return fresh;
}

function printedKey(): string | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('input[name="form_key"]');
  return [...fields].find(({ value }) => value !== '')?.value;
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
  return isOwnUrl(address) || (url !== undefined && isSameHost(url, new URL(baseUrl())));
}
