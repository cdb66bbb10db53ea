interface ShapeOptions {
  /** Paths of objects whose keys are data (ids, codes) rather than names; their values are compared. */
  maps?: readonly string[];
  /** Paths that may be missing on either side, or are excluded from the comparison. */
  ignore?: readonly string[];
}

/**
 * Compares the shapes of two values: key names and value types, not the values themselves. Null matches anything. An empty list
 * matches an empty map, because PHP makes no difference.
 */
export function shapeDifferences(actual: unknown, recorded: unknown, options: ShapeOptions = {}): string[] {
  return compare(actual, recorded, '', { maps: options.maps ?? [], ignore: options.ignore ?? [] });
}

function compare(actual: unknown, recorded: unknown, path: string, options: Required<ShapeOptions>): string[] {
  if (options.ignore.includes(path) || actual === null || recorded === null) return [];
  if (isEmptyList(actual) || isEmptyList(recorded)) {
    return typeof actual === 'object' && typeof recorded === 'object' ? [] : [typeDifference(actual, recorded, path)];
  }
  if (Array.isArray(actual) && Array.isArray(recorded)) {
    return actual.flatMap((entry) => best(entry, recorded, `${path}[]`, options));
  }
  if (isObject(actual) && isObject(recorded)) {
    if (options.maps.includes(path)) {
      return Object.values(actual).flatMap((entry) => best(entry, Object.values(recorded), `${path}{}`, options));
    }
    const names = new Set([...Object.keys(actual), ...Object.keys(recorded)]);
    return Array.from(names).flatMap((name) => {
      const inner = path === '' ? name : `${path}.${name}`;
      if (options.ignore.includes(inner)) return [];
      if (!Object.hasOwn(actual, name)) return [`${inner} is missing`];
      if (!Object.hasOwn(recorded, name)) return [`${inner} is not in the recording`];
      return compare(actual[name], recorded[name], inner, options);
    });
  }
  return kind(actual) === kind(recorded) ? [] : [typeDifference(actual, recorded, path)];
}

/** Compares with the most similar recorded entry, because lists may contain several kinds of entries. */
function best(entry: unknown, recorded: readonly unknown[], path: string, options: Required<ShapeOptions>): string[] {
  const results = recorded.map((candidate) => compare(entry, candidate, path, options));
  return results.sort((a, b) => a.length - b.length)[0] ?? [];
}

function typeDifference(actual: unknown, recorded: unknown, path: string): string {
  return `${path} is a ${kind(actual)}, recorded as a ${kind(recorded)}`;
}

function kind(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
