/**
 * The only access to cookies. In Node, they are in headers. In a browser, a Request has no readable `Cookie` header, so the same
 * handlers use `document.cookie` or a map there.
 */
export interface CookieOptions {
  /** Seconds. Absent: until the browser closes. */
  maxAge?: number;
  httpOnly?: boolean;
  sameSite?: 'Lax' | 'Strict';
}

export interface CookieJar {
  /** The decoded value, including cookies written earlier in the same request. */
  read(name: string): string | undefined;
  write(name: string, value: string, options?: CookieOptions): void;
  remove(name: string): void;
}

/** Cookies of one request: read from its header, written as `Set-Cookie` lines. */
export function headerCookies(header: string | null | undefined): CookieJar & { lines(): string[] } {
  const values = parseCookies(header ?? '');
  const lines = new Map<string, string>();
  return {
    read: (name) => values.get(name),
    write(name, value, options = {}) {
      values.set(name, value);
      lines.set(name, cookieLine(name, value, options, true));
    },
    remove(name) {
      values.delete(name);
      lines.set(name, `${name}=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; SameSite=Lax`);
    },
    lines: () => Array.from(lines.values()),
  };
}

/** Cookies of the page that the shop runs in. Ignores HttpOnly, which has no meaning there. */
export function documentCookies(page: { cookie: string }): CookieJar {
  return {
    read: (name) => parseCookies(page.cookie).get(name),
    write(name, value, options = {}) {
      page.cookie = cookieLine(name, value, options, false);
    },
    remove(name) {
      page.cookie = `${name}=; Max-Age=0; path=/`;
    },
  };
}

/** Cookies in a map, for tests and stories that must not touch the page's own. */
export function mapCookies(values = new Map<string, string>()): CookieJar {
  return {
    read: (name) => values.get(name),
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

function cookieLine(name: string, value: string, options: CookieOptions, fromServer: boolean): string {
  const parts = [`${name}=${rawUrlEncode(value)}`];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  parts.push('path=/');
  if (options.httpOnly === true && fromServer) parts.push('HttpOnly');
  parts.push(`SameSite=${options.sameSite ?? 'Lax'}`);
  return parts.join('; ');
}

/** Encodes like PHP: `%20` for a space; also encodes brackets, quotes and asterisks. */
export function rawUrlEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function parseCookies(header: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    // Of two cookies with the same name, the browser sends the more specific one first.
    if (!values.has(name)) values.set(name, decode(pair.slice(at + 1).trim()));
  }
  return values;
}

/** A value without valid encoding is returned as is. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
