/**
 * The earlier value where the fresh one says the same, in whole or in part: a list that was read again is then the same list,
 * and effects that depend on it don't run again.
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
  keys.forEach((key, index) => void Reflect.set(fresh, key, kept[index]));
  return fresh;
}

/** A list or a plain object. Anything else, such as a date or a node of the page, is equal only to itself. */
function isCollection(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
