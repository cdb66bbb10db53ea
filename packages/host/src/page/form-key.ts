import { isOwnUrl, isSameHost, urlOf } from '@shop-elements/core';
import { isHyva } from '../hyva/hyva-page';
import { luma } from '../luma/luma';
import { readCookie, writeCookie } from './cookies';
import { isOpenMage } from './open-mage';
import { baseUrl } from './settings';

const LENGTH = 16;
const DAY = 86_400;

/**
 * The key that proves that a post came from this browser. In Magento 2, it is the cookie's, because all visitors share the key printed
 * in cached HTML. If there is no cookie, the browser chooses a key and the server accepts it. Other shops may have no such cookie: their
 * printed key is the session's. In OpenMage, the printed key always wins.
 */
export function formKey(): string {
  const printed = isMagento2() ? undefined : printedKey();
  const existing = readCookie('form_key');
  if (printed !== undefined && (!existing || isOpenMage())) return printed;
  if (existing) return existing;
  const fresh = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => (byte % 36).toString(36)).join('');
  writeCookie('form_key', fresh, { lifetime: DAY });
  return fresh;
}

function isMagento2(): boolean {
  return luma.isOnPage() || isHyva() || document.querySelector('[type="text/x-magento-init"]') !== null;
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
  const action = Element.prototype.getAttribute.call(form, 'action') ?? '';
  const buttons = [...form.querySelectorAll('[formaction]')].map((button) => button.getAttribute('formaction') ?? '');
  return [action, ...buttons].every(belongsToShop);
}

/** Whether a URL is on this site, or on the site of the shop's base URL. The form key is sent only there. */
export function belongsToShop(address: string): boolean {
  const url = urlOf(address);
  return isOwnUrl(address) || (url !== undefined && isSameHost(url, new URL(baseUrl())));
}
