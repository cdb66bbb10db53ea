import type { Setting } from './config/schema';
import { type Flushable, schedule } from './flush';
import { VERSION } from './version';

/** What the page API wants to know about each tag we registered. */
export interface Registered {
  tag: string;
  mode: 'render' | 'enhance';
  settings: readonly Setting[];
  attributes: readonly string[];
}

interface Versioned {
  shopVersion?: string;
  shopSource?: string;
}

const registered = new Map<string, Registered>();

/** Where this file was loaded from, for the warning about two versions. */
const source = scriptAddress();

/** Registers a tag once. A second load of the same version is silent; another version gets one warning with both addresses. */
export function register(entry: Registered, create: () => CustomElementConstructor): void {
  const existing: (CustomElementConstructor & Versioned) | undefined = customElements.get(entry.tag);
  if (existing !== undefined) {
    warnAboutVersions(entry.tag, existing);
    return;
  }
  const elementClass = create();
  Object.assign(elementClass, {
    shopVersion: VERSION,
    shopSource: source,
  } satisfies Versioned);
  registered.set(entry.tag, entry);
  customElements.define(entry.tag, elementClass);
}

/** Every tag registered by this copy of shop-elements. */
export function registeredTags(): ReadonlyMap<string, Registered> {
  return registered;
}

/** Lets every element on the page read its settings and draw again, after something they all depend on has changed. */
export function refreshElements(): void {
  for (const tag of registered.keys()) {
    for (const element of document.querySelectorAll<HTMLElement & Partial<Flushable>>(tag)) {
      if (element.flush !== undefined) schedule(element as HTMLElement & Flushable);
    }
  }
}

function scriptAddress(): string {
  // The packages are also imported where there is no document: by tests of pure rules, and on a server.
  const script = typeof document === 'undefined' ? null : document.currentScript;
  return script !== null && 'src' in script ? script.src : '';
}

let warned = false;

function warnAboutVersions(tag: string, existing: Versioned): void {
  if (existing.shopVersion === VERSION || warned) return;
  warned = true;
  const first = existing.shopVersion === undefined ? 'something else' : `shop-elements ${existing.shopVersion}`;
  console.warn(
    `<${tag}> is already registered by ${first}${at(existing.shopSource)}; shop-elements ${VERSION}${at(source)} ` +
      'leaves it alone. Load one version only.',
  );
}

function at(address: string | undefined): string {
  return address === undefined || address === '' ? '' : ` (${address})`;
}
