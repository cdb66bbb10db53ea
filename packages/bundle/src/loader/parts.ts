/**
 * A part of shop-elements: the code of one file, as the build wraps it (tools/build/parts.mjs). What it imports it gets through
 * `require`: the exports of a part that is here, or a promise of them where the source says `import()`.
 */
type Part = (require: (file: string) => unknown, exports: object) => void;

declare global {
  interface Window {
    /** The parts that have arrived, by name: each file puts itself in here, as a script and as a module. */
    shopElementsParts?: Map<string, Part>;
  }
}

/** What the build knows about the parts. Each has a number: its place in `names` and `needs`. */
interface KnownParts {
  /** Each is its file's name, without ending: `core-a1b2c3d4`. */
  names: readonly string[];
  /** What each part imports, directly and through others. */
  needs: readonly (readonly number[])[];
  /** The part that defines an element, by its name without `shop-`. */
  elements: Readonly<Record<string, number>>;
  /** Elements that few pages have: their part is loaded when one comes near the view. */
  rare: readonly string[];
  api: number;
  styles: number;
}

/** Written in by the build (tools/build/scripts.mjs). */
declare const SHOP_PARTS: KnownParts;

export const known = SHOP_PARTS;

const running = new Map<string, object>();
const arriving = new Map<string, Promise<void>>();
let attempts = 0;

/** The address of the script, beside which the files are unless the page says otherwise. */
let script = '';

export function loadFrom(address: string): void {
  script = address;
}

/**
 * Loads a part and all that it imports, in one round of requests, and runs it.
 * @param before has to be over before the part runs
 * @throws an error with the address, when a file does not come
 */
export async function load(part: number, before?: Promise<unknown>): Promise<object> {
  await Promise.all([part, ...(known.needs[part] ?? [])].map(arrive));
  await before;
  return run(nameOf(part));
}

/** Whether a part and all that it imports are here, so that it can run at once. */
export function isHere(part: number): boolean {
  return [part, ...(known.needs[part] ?? [])].every((each) => arrived().has(nameOf(each)));
}

/** Runs a part that is here, once. */
export function runPart(part: number): void {
  run(nameOf(part));
}

function run(name: string): object {
  const known = running.get(name);
  if (known !== undefined) return known;
  const exports = {};
  running.set(name, exports);
  arrived().get(name)?.(require, exports);
  return exports;
}

function require(file: string): unknown {
  const name = file.slice('./'.length, -'.js'.length);
  const part = known.names.indexOf(name);
  // A file may bring parts along that are loaded with it only.
  return part === -1 || isHere(part) ? run(name) : load(part);
}

function arrived(): Map<string, Part> {
  window.shopElementsParts ??= new Map();
  return window.shopElementsParts;
}

function nameOf(part: number): string {
  return known.names[part] ?? '';
}

/** Pages may name the map's file in a policy: it is beside the script. */
function fileOf(name: string): string {
  return `${name.startsWith('shop-elements.') ? name : `parts/${name}`}.js`;
}

function arrive(part: number): Promise<void> {
  const name = nameOf(part);
  if (arrived().has(name)) return Promise.resolve();
  const started = arriving.get(name) ?? fetchPart(part).finally(() => arriving.delete(name));
  arriving.set(name, started);
  return started;
}

/**
 * As a module first, because Trusted Types allow no script tag without a policy. A tag is the second try: another host may say
 * nothing of CORS, and an address that `import()` could not load stays lost until the page is left. Hence also the number.
 * Browsers refuse every module on a page that was opened from disk, so there the tag is the first.
 */
async function fetchPart(part: number): Promise<void> {
  const address = new URL(fileOf(nameOf(part)), new URL(folder(), document.baseURI)).href;
  attempts += 1;
  const fetched = address.startsWith('file:') ? addScript(address) : import(address).catch(() => addScript(address));
  await fetched
    .catch(() => import(`${address}?again=${attempts}`))
    .catch(() => {
      throw new Error(`${address} did not load. If it is elsewhere, set ShopElements.configure({ basePath })`);
    });
  if (arrived().has(nameOf(part))) return;
  throw new Error(`${address} is not from the same build as the script that loads it. Deploy all files together`);
}

function folder(): string {
  return window.shopElementsScript?.basePath?.()?.replace(/\/?$/, '/') ?? script;
}

function addScript(address: string): Promise<unknown> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });
}
