import { readCookie } from '../page/cookies';
import { INVALID_KEY, markInvalid, SECTIONS_KEY, sectionIds, storedSection } from './stored-sections';
import { readTable, readText, writeText } from './web-storage';

/** Name of the cookie with the version, and storage key of the last version seen. */
const VERSION = 'private_content_version';

/** Sections that can change on the server without this browser's doing, and how many seconds they stay valid. */
const expiring = ['cart', 'persistent'];
const EXPIRY = 3600;

/** Sections that are removed once they were shown. */
const disposable = ['messages', 'review'];

/** Whether a section has to be loaded: it is missing, marked as stale, expired, or older than the server's. */
export function isStale(name: string): boolean {
  if (readTable(INVALID_KEY)[name] === true) return true;
  const section = storedSection(name);
  // Sections that are shown once are usually empty, so requesting them on every page would be wasteful.
  if (section === undefined) return !disposable.includes(name);
  if (sectionIds()[name] !== section.data_id) return true;
  const age = Date.now() / 1000 - Number(section.data_id ?? 0);
  return expiring.includes(name) && age > EXPIRY;
}

/** Marks everything stale if `private_content_version` has changed, which the server changes after a post. */
export function noticeVersion(): void {
  const version = readCookie(VERSION);
  if (version === undefined || version === readText(VERSION)) return;
  markInvalid([...Object.keys(readTable(SECTIONS_KEY)), ...disposable]);
  writeText(VERSION, version);
}
