import { integrityOf } from './integrity';

/**
 * A part of shop-elements: the code of one file, as the build wraps it (tools/build/parts.mjs). It imports through `require`,
 * which returns the exports of a loaded part, or a promise of them where the source says `import()`.
 */
type Part = (require: (file: string) => unknown, exports: object) => void;

/**
 * The loaded parts on `window`, by name. Each file adds itself, both as a script and as a module. A symbol, because an element with
 * the right id would hide any other property.
 */
const PARTS = Symbol.for('shop-elements');
const page: Window & { [PARTS]?: Map<string, Part> } = window;

/** The build's table of parts. A part's number is its index in `names` and `needs`. */
interface PartTable {
  /** File names without extension: `core-a1b2c3d4`. */
  names: readonly string[];
  /** The parts that each part imports, directly or indirectly. */
  needs: readonly (readonly number[])[];
  /** The part that defines an element, by its name without `shop-`. */
  elements: Readonly<Record<string, number>>;
  /** Rare elements: their part loads just before one scrolls into view. */
  rare: readonly string[];
  api: number;
  styles: number;
}

/** Inserted by the build (tools/build/scripts.mjs). */
declare const SHOP_PARTS: PartTable;

export const table = SHOP_PARTS;

const running = new Map<string, object>();
const loading = new Map<string, Promise<void>>();
let attempts = 0;

/** The script's URL. The other files are next to it, unless the page sets another folder. */
let scriptUrl = '';

export function loadFrom(address: string): void {
  scriptUrl = address;
}

/**
 * Loads a part and everything it imports, in one round of requests, and runs it.
 * @param before has to settle before the part runs
 * @throws an error with the URL, if a file fails to load
 */
export async function load(part: number, before?: Promise<unknown>): Promise<object> {
  await Promise.all([part, ...(table.needs[part] ?? [])].map(loadFile));
  await before;
  return run(nameOf(part));
}

/** Whether a part and everything it imports are loaded, so that it can run at once. */
export function isLoaded(part: number): boolean {
  return [part, ...(table.needs[part] ?? [])].every((each) => loaded().has(nameOf(each)));
}

/** Runs a loaded part, once. */
export function runPart(part: number): void {
  run(nameOf(part));
}

function run(name: string): object {
  const started = running.get(name);
  if (started !== undefined) return started;
  const exports = {};
  running.set(name, exports);
  try {
    loaded().get(name)?.(require, exports);
  } catch (cause) {
    // Every element of the part then reports this error, and not what the missing exports lead to.
    running.delete(name);
    throw new Error(`${fileOf(name)} threw ${cause}`, { cause });
  }
  return exports;
}

function require(file: string): unknown {
  const name = file.slice('./'.length, -'.js'.length);
  const part = table.names.indexOf(name);
  // A file may contain parts that load only together with it.
  return part === -1 || isLoaded(part) ? run(name) : load(part);
}

function loaded(): Map<string, Part> {
  page[PARTS] ??= new Map();
  return page[PARTS];
}

function nameOf(part: number): string {
  return table.names[part] ?? '';
}

/** The map's file is beside the script, so that a policy can name it. */
function fileOf(name: string): string {
  return `${name.startsWith('shop-elements.') ? name : `parts/${name}`}.js`;
}

function loadFile(part: number): Promise<void> {
  const name = nameOf(part);
  if (loaded().has(name)) return Promise.resolve();
  const started = loading.get(name) ?? fetchPart(part).finally(() => loading.delete(name));
  loading.set(name, started);
  return started;
}

async function fetchPart(part: number): Promise<void> {
  const address = new URL(fileOf(nameOf(part)), new URL(folder(), document.baseURI)).href;
  const hash = integrityOf(address);
  const fetched = hash === undefined ? fetchAnyhow(address) : import(address).catch(() => addScript(address, hash));
  await fetched.catch(() => {
    throw new Error(`${address} did not load. If it is in another folder, set ShopElements.configure({ basePath })`);
  });
  if (loaded().has(nameOf(part))) return;
  throw new Error(`${address} is from another build than the script. Deploy all files of one build together`);
}

/**
 * Tries `import()` first, because Trusted Types refuse a script tag without a policy. Then tries a script tag, because another
 * host may send no CORS headers. A URL that failed in `import()` keeps failing until the page is left, so the last attempt adds a
 * number. Browsers refuse all modules on a page opened from disk, so there the script tag comes first.
 */
function fetchAnyhow(address: string): Promise<unknown> {
  attempts += 1;
  const again = `${address}?again=${attempts}`;
  const fetched = address.startsWith('file:') ? addScript(address) : import(address).catch(() => addScript(address));
  return fetched.catch(() => import(again));
}

function folder(): string {
  return window.shopElementsScript?.basePath?.()?.replace(/\/?$/, '/') ?? scriptUrl;
}

function addScript(address: string, hash?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    if (hash !== undefined) {
      script.integrity = hash;
      // Browsers can't check a file of another host otherwise.
      script.crossOrigin = 'anonymous';
    }
    script.src = address;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}
