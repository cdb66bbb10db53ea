import { fromJson, isRecord } from '@shop-elements/core';

export type Table = Readonly<Record<string, unknown>>;

/** Used when the browser stores nothing: storage is turned off, or full. */
const memory = new Map<string, string>();

export function readText(key: string): string | null | undefined {
  // What did not fit into the storage is newer than what is in it.
  if (memory.has(key)) return memory.get(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Reads a JSON object; empty if it is missing or invalid. */
export function readTable(key: string): Table {
  return tableOf(fromJson(readText(key)));
}

export function tableOf(value: unknown): Table {
  return isRecord(value) ? value : {};
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value));
}

/** Calls back when another tab has written to a key. */
export function watchOtherTabs(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    memory.delete(key);
    listener();
  });
}

/** For tests: forgets what the browser did not store. */
export function resetMemory(): void {
  memory.clear();
}
