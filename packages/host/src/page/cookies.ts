import { fromJson } from '@shop-elements/core';
import Cookies from 'js-cookie';
import { guarded } from './guard';
import { pageFlag, pageText } from './page-text';

export interface CookieOptions {
  /** Seconds from now; absent lasts for the browser session. */
  lifetime?: number;
  path?: string;
  sameSite?: 'strict' | 'lax' | 'none';
}

// The browser throws in a sandboxed frame, and an element called `cookie` hides the cookies: `<img name="cookie">`.

/**
 * A cookie's text. Read as PHP before 7.4.3 wrote it too, with `+` for a space: a literal plus is always `%2B`.
 * @returns undefined when there is none; a text with broken escapes as it stands
 */
export function readCookie(name: string): string | undefined {
  return guarded('document.cookie', () => Cookies.withConverter({ read: decode }).get(name));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '));
  } catch {
    // Somebody's broken escape: the text as it stands is for the reader to judge.
    return value;
  }
}

/** A cookie that holds JSON; undefined when it is missing, empty or not JSON. */
export function readJsonCookie(name: string): unknown {
  return fromJson(readCookie(name));
}

/**
 * Writes a cookie with the flags the shop prints in `window.cookiesConfig`. Never with a domain: the server's are
 * host-only, and a cookie with a domain would be another one.
 */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { lifetime, path = pageText('cookiesConfig', 'path') ?? '/', sameSite = sameSiteFlag() } = options;
  const cookies = Cookies.withConverter({ write: encodeURIComponent });
  guarded('document.cookie', () =>
    cookies.set(name, value, {
      path,
      secure: pageFlag('cookiesConfig', 'secure'),
      sameSite,
      ...(lifetime !== undefined && { expires: new Date(Date.now() + lifetime * 1000) }),
    }),
  );
}

/** Whether the browser keeps cookies: it may say yes and refuse them all the same. */
export function cookiesWork(): boolean {
  const probe = 'shop-cookie-probe';
  writeCookie(probe, '1');
  const kept = navigator.cookieEnabled && readCookie(probe) !== undefined;
  writeCookie(probe, '', { lifetime: -1 });
  return kept;
}

function sameSiteFlag(): 'strict' | 'lax' | 'none' {
  const printed = pageText('cookiesConfig', 'samesite');
  return printed === 'strict' || printed === 'none' ? printed : 'lax';
}
