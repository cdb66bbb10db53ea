import { fromJson, isRecord } from '@shop-elements/core';
import { readJsonCookie, writeCookie } from '../page/cookies';
import { readTable, type Table, tableOf, writeJson } from './web-storage';

/** One section of a visitor's private data, as the server sent it. */
export interface Section {
  /** When the server created it, in seconds; the cookie `section_data_ids` contains the same number. */
  data_id?: unknown;
  [key: string]: unknown;
}

/** Every section, by its name. */
export const SECTIONS_KEY = 'mage-cache-storage';
/** True for every section that is marked as stale, by its name. */
export const INVALID_KEY = 'mage-cache-storage-section-invalidation';
const IDS_COOKIE = 'section_data_ids';

export function storedSection(name: string): Section | undefined {
  const section = readTable(SECTIONS_KEY)[name];
  return isRecord(section) ? section : undefined;
}

/** Stores fresh sections, and records their versions in the cookie. */
export function storeSections(sections: Readonly<Record<string, Section>>): void {
  const names = Object.keys(sections);
  writeJson(SECTIONS_KEY, { ...readTable(SECTIONS_KEY), ...sections });
  writeJson(INVALID_KEY, without(readTable(INVALID_KEY), names));
  const ids = Object.fromEntries(names.map((name) => [name, sections[name]?.data_id]));
  writeCookie(IDS_COOKIE, JSON.stringify({ ...sectionIds(), ...ids }));
}

/** Removes a section that is shown only once, such as `messages`. */
export function removeSection(name: string): void {
  writeJson(SECTIONS_KEY, without(readTable(SECTIONS_KEY), [name]));
  writeCookie(IDS_COOKIE, JSON.stringify(without(sectionIds(), [name])));
}

export function markInvalid(names: readonly string[]): void {
  writeJson(INVALID_KEY, { ...readTable(INVALID_KEY), ...Object.fromEntries(names.map((name) => [name, true])) });
}

/** The version of each section, by its name, as the server or we have last recorded it. */
export function sectionIds(): Table {
  return tableOf(readJsonCookie(IDS_COOKIE));
}

/** Whether another window has stored a different section of this name. */
export function isSectionChange({ key, oldValue, newValue }: StorageEvent, name: string): boolean {
  const sectionIn = (stored: string | null): string => JSON.stringify(tableOf(fromJson(stored ?? ''))[name] ?? null);
  return key === SECTIONS_KEY && sectionIn(oldValue) !== sectionIn(newValue);
}

function without(values: Table, names: readonly string[]): Table {
  const kept = Object.keys(values).filter((name) => !names.includes(name));
  return Object.fromEntries(kept.map((name) => [name, values[name]]));
}
