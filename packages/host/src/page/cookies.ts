import { fromJson } from '@shop-elements/core';
import Cookies from 'js-cookie';
import { guarded } from './guard';
import { pageFlag, pageText } from './page-text';

export interface CookieOptions {
  /** Seconds from now; omit it for a session cookie. */
  lifetime?: number;
  path?: string;
  /** Default: this host only, as for most of the server's cookies. */
  domain?: string | undefined;
  sameSite?: 'strict' | 'lax' | 'none';
}

// Reading cookies throws in a sandboxed frame, and an element such as `<img name="cookie">` shadows `document.cookie`.

/**
 * Reads a cookie. Also accepts the encoding of PHP before 7.4.3, with `+` for a space: a literal plus is always `%2B`.
 * @returns undefined if it doesn't exist; the raw text if its escapes are invalid
 */
export function readCookie(name: string): string | undefined {
  return guarded('document.cookie', () => Cookies.withConverter({ read: decode }).get(name));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '));
  } catch {
    // Invalid escapes: returns the raw text, so that the caller can decide.
    return value;
  }
}

/** Parses a cookie as JSON; undefined if it is missing, empty or invalid. */
export function readJsonCookie(name: string): unknown {
  return fromJson(readCookie(name));
}

/**
 * Writes a cookie with the flags that the shop prints in `window.cookiesConfig`. To browsers, cookies with and without a domain are different
 * ones, even if they have the same name.
 */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { lifetime, domain, path = pageText('cookiesConfig', 'path') ?? '/', sameSite = sameSiteFlag() } = options;
  const cookies = Cookies.withConverter({ write: encodeURIComponent });
  // js-cookie writes every enumerable option as a flag, also what an old script has added to Object.prototype. An own, undefined
  // option hides that.
  const extensions = Object.keys(Object.prototype).map((key) => [key, undefined]);
  guarded('document.cookie', () =>
    cookies.set(name, value, {
      ...Object.fromEntries(extensions),
      path,
      domain,
      secure: pageFlag('cookiesConfig', 'secure'),
      sameSite,
      expires: lifetime === undefined ? undefined : new Date(Date.now() + lifetime * 1000),
    }),
  );
}

/** Whether the browser stores cookies. Tries it, because `cookieEnabled` can be true when cookies are refused. */
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
