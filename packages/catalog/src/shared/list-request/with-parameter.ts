/**
 * An address with one parameter set or removed. The others keep their spelling: `URLSearchParams` would write `color=blue,red`
 * as `color=blue%2Cred`, and a second address for the same list hurts caches and search engines.
 */
export function withParameter(address: string, name: string, value: string | undefined): string {
  const url = new URL(address);
  const entries = url.search.slice(1).split('&').filter(Boolean);
  const place = entries.findIndex((entry) => nameOf(entry) === name);
  const kept = entries.filter((entry) => nameOf(entry) !== name);
  if (value !== undefined) {
    const entry = String(new URLSearchParams([[name, value]]));
    kept.splice(place === -1 ? kept.length : place, 0, entry);
  }
  url.search = kept.join('&');
  return url.href;
}

function nameOf(entry: string): string | undefined {
  const [name] = new URLSearchParams(entry).keys();
  return name;
}
