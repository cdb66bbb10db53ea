/**
 * Replaces each equal part of a fresh value by the earlier object, so that effects that depend on a list don't rerun whenever the
 * settings are read again.
 */
export function keepIdentity<Value>(fresh: Value, before: unknown): Value {
  if (Object.is(fresh, before) || !isCollection(fresh) || !isCollection(before)) return fresh;
  const keys = Object.keys(fresh);
  const kept = keys.map((key) => keepIdentity(Reflect.get(fresh, key), Reflect.get(before, key)));
  const isSame =
    Array.isArray(fresh) === Array.isArray(before) &&
    keys.length === Object.keys(before).length &&
    keys.every((key, index) => Object.hasOwn(before, key) && Object.is(kept[index], Reflect.get(before, key)));
  if (isSame) return before as Value & object;
  // A new object, because the fresh one may be the page's own.
  const result: unknown = Array.isArray(fresh)
    ? kept
    : Object.fromEntries(keys.map((key, index) => [key, kept[index]]));
  return result as Value;
}

/** A list or a plain object. All other values, such as dates and DOM nodes, equal only themselves. */
function isCollection(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
