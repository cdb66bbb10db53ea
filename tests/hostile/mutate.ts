/** Hands out one hostile text after the other. */
export type Supply = () => string;

/** JSON with hostile texts in place of its own; some keep theirs, so that what holds them still counts as what it is. */
export function mutated(json: unknown, next: Supply, keeps: (path: string) => boolean, path = ''): unknown {
  if (typeof json === 'string') return keeps(path) ? json : next();
  if (Array.isArray(json)) return json.map((part, index) => mutated(part, next, keeps, `${path}.${index}`));
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(
    ([key, part]) => [key, mutated(part, next, keeps, `${path}.${key}`)] as const,
  );
  return Object.fromEntries(entries);
}

/** HTML with hostile markup before and after each of its tags, and in some of its attributes. */
export function mutatedMarkup(html: string, next: Supply): string {
  const texts = html.replace(/>(?=[^<]*<)/g, (end) => (next().length % 3 === 0 ? `${end}${next()}` : end));
  return texts.replace(/="([^"]*)"/g, (whole) =>
    next().length % 7 === 0 ? `="${next().replaceAll('"', '&quot;')}"` : whole,
  );
}

/** Texts in an order that is always the same but looks like none. */
export function supplyOf(texts: readonly string[], seed: number): Supply {
  let at = seed * 7919;
  return () => {
    at += 101;
    return texts[at % texts.length] ?? '';
  };
}
