import { isOwnAddress, isSameSite, urlOf } from '@shop-elements/core';
import { readCookie, writeCookie } from './cookies';
import { baseUrl } from './settings';

const LENGTH = 16;
const DAY = 86_400;

/**
 * The key that proves a post came from this browser. Only the cookie is trusted: the one printed in cached HTML is shared
 * by all visitors. Where there is none, the browser chooses one and the server accepts it.
 */
export function formKey(): string {
  const known = readCookie('form_key');
  if (known) return known;
  const fresh = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => (byte % 36).toString(36)).join('');
  writeCookie('form_key', fresh, { lifetime: DAY });
  return fresh;
}

/**
 * Gives every `form_key` field below `root` the visitor's own key, in place of the one that came with cached HTML. A form that
 * posts to another site gets none.
 */
export function renewFormKeys(root: ParentNode): void {
  const key = formKey();
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name="form_key"]')) {
    field.value = postsToShop(field.form) ? key : '';
  }
}

function postsToShop(form: HTMLFormElement | null): boolean {
  if (form === null) return true;
  // From the prototype: a field may be named `getAttribute`.
  const own = Element.prototype.getAttribute.call(form, 'action') ?? '';
  const buttons = [...form.querySelectorAll('[formaction]')].map((button) => button.getAttribute('formaction') ?? '');
  return [own, ...buttons].every(belongsToShop);
}

/** Whether an address is on this site, or on the one that the page calls its shop's. Only there goes the form key. */
export function belongsToShop(address: string): boolean {
  const url = urlOf(address);
  return isOwnAddress(address) || (url !== undefined && isSameSite(url, new URL(baseUrl())));
}
