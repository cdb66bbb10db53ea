import { fromJson } from '@shop-elements/core';
import { readCookie, writeCookie } from '../page/cookies';
import { SECTIONS_KEY } from './stored-sections';
import { readText, writeJson } from './web-storage';

const TIME_LIMIT_KEY = 'mage-cache-timeout';
const SESSION_COOKIE = 'mage-cache-sessid';

/** Seconds since the last page after which Luma drops everything it stored. */
const LIFETIME = 3600;

/** Whether an earlier session stored the sections, or the last page was too long ago. */
export function isSessionOver(): boolean {
  return isEarlierSession() || Date.parse(String(timeLimit())) < Date.now();
}

/**
 * Whether the sections were stored before a login or logout, or before the browser was closed. Luma, Hyvä and we always store a time
 * limit with them. Without one, the page itself has stored them.
 */
export function isEarlierSession(): boolean {
  return timeLimit() !== undefined && readCookie(SESSION_COOKIE) === undefined;
}

/** Does what Luma does when a page starts: drops everything from an earlier session. */
export function startSession(): void {
  if (isSessionOver()) writeJson(SECTIONS_KEY, {});
  writeCookie(SESSION_COOKIE, 'true');
  restartTimeLimit();
}

/** Restarts the time limit. Call it after the server has answered: a page may be open for longer than the limit. */
export function extendSession(): void {
  if (timeLimit() !== undefined) restartTimeLimit();
}

/** Makes the page's scripts treat the browser session as new, so that Hyvä's reload everything. */
export function endSession(): void {
  writeCookie(SESSION_COOKIE, '', { lifetime: -1 });
}

function timeLimit(): unknown {
  return fromJson(readText(TIME_LIMIT_KEY));
}

function restartTimeLimit(): void {
  writeJson(TIME_LIMIT_KEY, new Date(Date.now() + LIFETIME * 1000));
}
