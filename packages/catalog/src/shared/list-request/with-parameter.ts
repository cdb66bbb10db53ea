/**
 * Sets or removes one parameter of a URL, and keeps the others' spelling. `URLSearchParams` would change `color=blue,red` to
 * `color=blue%2Cred`, and a second URL for the same list hurts caches and search engines.
 */
export function withParameter(href: string, name: string, value: string | undefined): string {
  const url = new URL(href);
  const entries = url.search.slice(1).split('&').filter(Boolean);
  const index = entries.findIndex((entry) => nameOf(entry) === name);
  const kept = entries.filter((entry) => nameOf(entry) !== name);
  if (value !== undefined) {
    const entry = String(new URLSearchParams([[name, value]]));
    kept.splice(index === -1 ? kept.length : index, 0, entry);
  }
  url.search = kept.join('&');
  return url.href;
}

function nameOf(entry: string): string | undefined {
  const [name] = new URLSearchParams(entry).keys();
  return name;
}
