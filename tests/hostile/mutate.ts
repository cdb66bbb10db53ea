/** Returns the next hostile text. */
export type Supply = () => string;

/** Replaces strings in JSON with hostile texts. Keeps some, so that objects are still recognized by their types. */
export function mutated(json: unknown, next: Supply, keeps: (path: string) => boolean, path = ''): unknown {
  if (typeof json === 'string') return keeps(path) ? json : next();
  if (Array.isArray(json)) return json.map((part, index) => mutated(part, next, keeps, `${path}.${index}`));
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(
    ([key, part]) => [key, mutated(part, next, keeps, `${path}.${key}`)] as const,
  );
  return Object.fromEntries(entries);
}

/** Adds hostile markup before and after each tag, and in some attributes. */
export function mutatedMarkup(html: string, next: Supply): string {
  const texts = html.replace(/>(?=[^<]*<)/g, (end) => (next().length % 3 === 0 ? `${end}${next()}` : end));
  return texts.replace(/="([^"]*)"/g, (whole) =>
    next().length % 7 === 0 ? `="${next().replaceAll('"', '&quot;')}"` : whole,
  );
}

/** Shuffles texts, in the same order every time. */
export function supplyOf(texts: readonly string[], seed: number): Supply {
  let at = seed * 7919;
  return () => {
    at += 101;
    return texts[at % texts.length] ?? '';
  };
}
