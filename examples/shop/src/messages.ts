import * as z from 'zod/mini';
import type { CookieJar } from './cookies';
import { escapeHtml, phpJson } from './escape';
import { type Message, messageTypes, type Visitor } from './visitors';

/**
 * Messages to the shopper wait on the server until a reply can carry them:
 *
 * - a reply that is not JSON moves them into the cookie `mage-messages`, behind what is still in it;
 * - a JSON reply leaves them; the `messages` section hands them out, once.
 *
 * A page also prints the cookie's messages, for visitors without scripts. With scripts, `<shop-messages>` reads the same cookie,
 * empties it, and takes the printed ones' place, so nothing is told twice. The server cannot know which it will be. So it
 * remembers what a page printed, and the next reply drops exactly that from the front of the cookie if it is still there: it
 * was seen, and no script came for it. A cookie that a script has emptied no longer begins with it, and nothing is dropped.
 */
const cookieName = 'mage-messages';
const oneYear = 31_536_000;
/** Browsers drop a cookie of more than 4096 bytes whole; the oldest messages give way before that. */
const maximumLength = 3800;

const cookieSchema = z.array(z.object({ type: z.enum(messageTypes), text: z.string() }));

/** For a redirect: the cookie takes what is waiting, and the next page shows it. */
export function sendMessages(visitor: Visitor, cookies: CookieJar): void {
  const { unseen, changed } = carried(visitor, cookies);
  if (changed) write(cookies, unseen);
  visitor.printed = [];
}

/** For a page: likewise, and the page prints what it gets back. */
export function printMessages(visitor: Visitor, cookies: CookieJar): readonly Message[] {
  const { unseen, changed } = carried(visitor, cookies);
  if (changed) write(cookies, unseen);
  visitor.printed = unseen.map((message) => message.text);
  return unseen;
}

/**
 * A message as HTML. Ours hold entities and links into the shop, nothing else; and since the cookie is in the visitor's hands,
 * nothing else gets through.
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

/** Luma leaves an empty text behind rather than no cookie. */
function write(cookies: CookieJar, messages: readonly Message[]): void {
  let kept = messages;
  while (kept.length > 1 && encodeURIComponent(phpJson(kept)).length > maximumLength) kept = kept.slice(1);
  cookies.write(cookieName, kept.length === 0 ? '' : phpJson(kept), { maxAge: oneYear, sameSite: 'Strict' });
}
