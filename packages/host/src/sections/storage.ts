import { fromJson, isRecord } from '@shop-elements/core';
import { readCookie, readJsonCookie, writeCookie } from '../page/cookies';

/** One section of a visitor's private data, as the server sent it. */
export interface Section {
  /** When the server created it, in seconds; the cookie `section_data_ids` contains the same number. */
  data_id?: unknown;
  [key: string]: unknown;
}

const SECTIONS_KEY = 'mage-cache-storage';
const STALE_KEY = 'mage-cache-storage-section-invalidation';
const TIME_LIMIT_KEY = 'mage-cache-timeout';
const SESSION_COOKIE = 'mage-cache-sessid';
const IDS_COOKIE = 'section_data_ids';
/** Name of the cookie with the version, and storage key of the last version seen. */
const VERSION = 'private_content_version';

/** Seconds since the last page after which Luma drops everything it stored. */
const LIFETIME = 3600;

/** Sections that can change on the server without this browser's doing, and how many seconds they stay valid. */
const expiring = ['cart', 'persistent'];
const EXPIRY = 3600;

/** Sections that are removed once they were shown. */
const disposable = ['messages', 'review'];

/** Used when the browser stores nothing: storage is turned off, or full. */
const memory = new Map<string, string>();

type Table = Readonly<Record<string, unknown>>;

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

function timeLimit(): unknown {
  return fromJson(read(TIME_LIMIT_KEY));
}

/** Restarts the time limit. Call it after the server has answered: a page may be open for longer than the limit. */
export function extendSession(): void {
  if (timeLimit() !== undefined) startLifetime();
}

/** Does what Luma does when a page starts: drops everything from an earlier session. */
export function startStorage(): void {
  if (isSessionOver()) write(SECTIONS_KEY, {});
  writeCookie(SESSION_COOKIE, 'true');
  startLifetime();
}

function startLifetime(): void {
  write(TIME_LIMIT_KEY, new Date(Date.now() + LIFETIME * 1000));
}

/** Marks everything stale if `private_content_version` has changed, which the server changes after a post. */
export function noticeVersion(): void {
  const version = readCookie(VERSION);
  if (version === undefined || version === read(VERSION)) return;
  markInvalid([...Object.keys(table(SECTIONS_KEY)), ...disposable]);
  writeText(VERSION, version);
}

export function storedSection(name: string): Section | undefined {
  const section = table(SECTIONS_KEY)[name];
  return isRecord(section) ? section : undefined;
}

/** Whether another window has stored a different section of this name. */
export function isSectionChange({ key, oldValue, newValue }: StorageEvent, name: string): boolean {
  const sectionIn = (stored: string | null): string => JSON.stringify(tableOf(fromJson(stored ?? ''))[name] ?? null);
  return key === SECTIONS_KEY && sectionIn(oldValue) !== sectionIn(newValue);
}

/** Whether a section has to be loaded: it is missing, marked as stale, expired, or older than the server's. */
export function isStale(name: string): boolean {
  const section = storedSection(name);
  if (table(STALE_KEY)[name] === true) return true;
  // Sections that are shown once are usually empty, so requesting them on every page would be wasteful.
  if (section === undefined) return !disposable.includes(name);
  if (sectionIds()[name] !== section.data_id) return true;
  const age = Date.now() / 1000 - Number(section.data_id ?? 0);
  return expiring.includes(name) && age > EXPIRY;
}

/** Stores fresh sections, and records their versions in the cookie. */
export function storeSections(sections: Readonly<Record<string, Section>>): void {
  const names = Object.keys(sections);
  write(SECTIONS_KEY, { ...table(SECTIONS_KEY), ...sections });
  write(STALE_KEY, without(table(STALE_KEY), names));
  const ids = Object.fromEntries(names.map((name) => [name, sections[name]?.data_id]));
  writeCookie(IDS_COOKIE, JSON.stringify({ ...sectionIds(), ...ids }));
}

export function markInvalid(names: readonly string[]): void {
  write(STALE_KEY, { ...table(STALE_KEY), ...Object.fromEntries(names.map((name) => [name, true])) });
}

/** Makes the page's scripts treat the browser session as new, so that Hyvä's reload everything. */
export function endSession(): void {
  writeCookie(SESSION_COOKIE, '', { lifetime: -1 });
}

/** Removes a section that is shown only once, such as `messages`. */
export function removeSection(name: string): void {
  write(SECTIONS_KEY, without(table(SECTIONS_KEY), [name]));
  writeCookie(IDS_COOKIE, JSON.stringify(without(sectionIds(), [name])));
}

function sectionIds(): Table {
  return tableOf(readJsonCookie(IDS_COOKIE));
}

function table(key: string): Table {
  return tableOf(fromJson(read(key)));
}

function tableOf(value: unknown): Table {
  return isRecord(value) ? value : {};
}

function without(values: Table, names: readonly string[]): Table {
  const kept = Object.keys(values).filter((name) => !names.includes(name));
  return Object.fromEntries(kept.map((name) => [name, values[name]]));
}

function read(key: string): string | null | undefined {
  // What did not fit into the storage is newer than what is in it.
  if (memory.has(key)) return memory.get(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** For tests: forgets what the browser did not store. */
export function resetMemory(): void {
  memory.clear();
}

/** Calls back when another tab has changed the stored sections. */
export function onOtherTab(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== SECTIONS_KEY) return;
    memory.delete(SECTIONS_KEY);
    listener();
  });
}
