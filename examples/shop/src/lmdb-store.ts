import { mkdirSync } from 'node:fs';
import { open } from 'lmdb';
import type { Store } from './store';

/** A store on disk: carts and orders survive a restart. */
export function lmdbStore(directory: string): Store & { close(): Promise<void> } {
  mkdirSync(directory, { recursive: true });
  const database = open<unknown, string>({ path: directory });
  return {
    get: (key) => database.get(key),
    set: (key, value) => database.putSync(key, value),
    remove: (key) => void database.removeSync(key),
    close: () => database.close(),
  };
}
