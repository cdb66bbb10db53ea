import type * as z from 'zod/mini';

/** Stores all of the visitors' data. Its methods are synchronous, so that two requests never interleave. */
export interface Store {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Keeps data only until the page or the process ends. Copies values, like a real store. */
export function memoryStore(): Store {
  const values = new Map<string, unknown>();
  return {
    get: (key) => structuredClone(values.get(key)),
    set: (key, value) => void values.set(key, structuredClone(value)),
    remove: (key) => void values.delete(key),
  };
}

/** The records of one kind. Ignores records that an older version of the shop stored in another shape. */
export interface Shelf<T> {
  get(id: string | number): T | undefined;
  put(id: string | number, record: T): void;
  remove(id: string | number): void;
}

export function shelf<T>(store: Store, name: string, schema: z.ZodMiniType<T>): Shelf<T> {
  const key = (id: string | number) => `${name}:${id}`;
  return {
    get(id) {
      const parsed = schema.safeParse(store.get(key(id)));
      return parsed.success ? parsed.data : undefined;
    },
    put: (id, record) => store.set(key(id), record),
    remove: (id) => store.remove(key(id)),
  };
}

/** Sequential ids, like in a database. */
export function nextNumber(store: Store, name: string, first = 1): number {
  const last = store.get(`sequence:${name}`);
  const next = typeof last === 'number' ? last + 1 : first;
  store.set(`sequence:${name}`, next);
  return next;
}
