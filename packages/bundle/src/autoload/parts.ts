/** A part as it is served: its code, how it gets at the parts it imports, and where the autoloader came from. The build wraps each so (build/autoloader.mjs). */
interface Part {
  default(require: (file: string) => object, exports: object, script: string): void;
}

/** What the build knows about the files beside the autoloader. */
interface Parts {
  /** Their names, without the ending. */
  files: readonly string[];
  /** For each tag, without `shop-`: the numbers of the files it needs, its own first. */
  tags: Readonly<Record<string, readonly number[]>>;
  api: readonly number[];
  styles: readonly number[];
}

/** Filled in by the build. */
declare const SHOP_PARTS: Parts;

export const parts = SHOP_PARTS;

const fetching = new Map<string, Promise<Part>>();
const fetched = new Map<string, Part>();
const running = new Map<string, object>();
let attempts = 0;

/**
 * Loads a part and all that it imports, in one round of requests, and runs it.
 * @throws the browser's error, which has the address, when a file does not come at the second try either
 */
export async function load(needed: readonly number[]): Promise<void> {
  const names = needed.map((file) => parts.files[file] ?? '');
  await Promise.all(names.map(fetchPart));
  run(names[0] ?? '');
}

/**
 * Parts are modules that import nothing themselves. Were they linked by the browser, one that did not come could not be had
 * again: an address that an `import` could not load stays lost until the page is left.
 */
function fetchPart(name: string): Promise<Part> {
  const known = fetching.get(name);
  if (known !== undefined) return known;
  const address = new URL(`parts/${name}.js`, import.meta.url).href;
  const started = (import(address) as Promise<Part>).catch((): Promise<Part> => {
    attempts += 1;
    return import(`${address}?again=${attempts}`);
  });
  fetching.set(name, started);
  started.then(
    (part) => fetched.set(name, part),
    () => fetching.delete(name),
  );
  return started;
}

/** Runs a part once, after those it imports. */
function run(name: string): object {
  const known = running.get(name);
  if (known !== undefined) return known;
  const exports = {};
  running.set(name, exports);
  fetched.get(name)?.default((file) => run(file.slice(2, -3)), exports, import.meta.url);
  return exports;
}
