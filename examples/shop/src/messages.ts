import * as z from 'zod/mini';
import type { CookieJar } from './cookies';
import { escapeHtml, phpJson } from './escape';
import { type Message, messageTypes, type Visitor } from './visitors';

/**
 * Messages to the shopper wait on the server until a response can carry them:
 *
 * - a response that is not JSON moves them to the cookie `mage-messages`, after those that are still in it;
 * - a JSON response leaves them on the server; the `messages` section returns them, once.
 *
 * A page also prints the cookie's messages, for visitors without scripts. With scripts, `<shop-messages>` reads the same cookie,
 * empties it, and replaces the printed messages, so that each appears once. The server can't know in advance whether scripts run,
 * so it remembers what a page printed. If the cookie of the next request still starts with these messages, no script has read
 * them, and the server removes them. If a script has emptied the cookie, there is nothing to remove.
 */
const cookieName = 'mage-messages';
const oneYear = 31_536_000;
/** Browsers drop cookies over 4096 bytes, so the oldest messages are removed first. */
const maximumLength = 3800;

const cookieSchema = z.array(z.object({ type: z.enum(messageTypes), text: z.string() }));

/** For redirects: moves waiting messages to the cookie, for the next page to show. */
export function sendMessages(visitor: Visitor, cookies: CookieJar): void {
  const { unseen, changed } = carried(visitor, cookies);
  if (changed) write(cookies, unseen);
  visitor.printed = [];
}

/** For pages: the same, and returns the messages for the page to print. */
export function printMessages(visitor: Visitor, cookies: CookieJar): readonly Message[] {
  const { unseen, changed } = carried(visitor, cookies);
  if (changed) write(cookies, unseen);
  visitor.printed = unseen.map((message) => message.text);
  return unseen;
}

/**
 * A message as HTML. Ours contain only entities and links into the shop. Visitors can edit the cookie, so nothing else is let
 * through.
 */
export function messageHtml(text: string): string {
  return text
    .split(/(<a href="(?:https?:\/\/|\/)[^"<>]*">|<\/a>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part).replace(/&amp;(amp|lt|gt|quot|#0?39);/g, '&$1;')))
    .join('');
}

/** For the `messages` section. */
export function takeMessages(visitor: Visitor): Message[] {
  const waiting = visitor.messages;
  visitor.messages = [];
  return waiting;
}

function carried(visitor: Visitor, cookies: CookieJar): { unseen: Message[]; changed: boolean } {
  const inCookie = read(cookies);
  const seen =
    inCookie.length >= visitor.printed.length && visitor.printed.every((text, index) => inCookie[index]?.text === text)
      ? visitor.printed.length
      : 0;
  const waiting = takeMessages(visitor);
  return { unseen: [...inCookie.slice(seen), ...waiting], changed: seen > 0 || waiting.length > 0 };
}

function read(cookies: CookieJar): Message[] {
  try {
    const parsed = cookieSchema.safeParse(JSON.parse(cookies.read(cookieName) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Luma empties the cookie instead of deleting it. */
function write(cookies: CookieJar, messages: readonly Message[]): void {
  let kept = messages;
  while (kept.length > 1 && encodeURIComponent(phpJson(kept)).length > maximumLength) kept = kept.slice(1);
  cookies.write(cookieName, kept.length === 0 ? '' : phpJson(kept), { maxAge: oneYear, sameSite: 'Strict' });
}
