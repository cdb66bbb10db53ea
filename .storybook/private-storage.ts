/**
 * Cookies and storage that exist only as long as this page. Browsers share cookies between the ports of a host, so a story would
 * otherwise read the session of an example shop open in another tab, whose `HttpOnly` cookies no script can replace.
 */
const cookies = new Map<string, string>();
const stores = [memoryStorage(), memoryStorage()] as const;

Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
  set: keepCookie,
});
Object.defineProperty(window, 'localStorage', { configurable: true, value: stores[0] });
Object.defineProperty(window, 'sessionStorage', { configurable: true, value: stores[1] });

/** Makes the next story a first visit. */
export function forgetEverything(): void {
  cookies.clear();
  for (const store of stores) store.clear();
}

function keepCookie(line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  if (attributes.some(isPast)) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

function isPast(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => Array.from(values.keys())[index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
