/**
 * The name that a misspelled one was meant to be: the same in camelCase, kebab-case or snake_case, or one or two letters away.
 * Stricter than `nearest`, because the name may belong to someone else.
 */
export function misspelled(name: string, candidates: readonly string[]): string | undefined {
  if (candidates.includes(name)) return undefined;
  return candidates.find((candidate) => plain(candidate) === plain(name)) ?? nextTo(plain(name), candidates);
}

function nextTo(name: string, candidates: readonly string[]): string | undefined {
  const most = name.length > 6 ? 2 : name.length > 3 ? 1 : 0;
  return candidates.find((candidate) => distance(name, plain(candidate)) <= most);
}

function plain(name: string): string {
  return name.replace(/[-_:\s]/g, '').toLowerCase();
}

/** The candidate with the fewest changes, if they are few enough for a typo. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(3, Math.ceil(name.length / 3));
  for (const candidate of candidates) {
    const changes = distance(name, candidate);
    if (changes >= fewest) continue;
    fewest = changes;
    best = candidate;
  }
  return best;
}

/** The attribute that an unknown one was meant to be. Settings are often written without `data-`, or in camelCase. */
export function nearestAttribute(name: string, attributes: readonly string[]): string | undefined {
  const prefixed = `data-${name}`;
  return attributes.find((attribute) => plain(attribute) === plain(prefixed)) ?? nearest(name, attributes);
}

/** Levenshtein distance, one row at a time. Two swapped letters count as one change. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let previous = [...Array(to.length + 1).keys()];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const substitution = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swap = isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity;
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, swap));
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
