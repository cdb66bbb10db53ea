import type { Setting } from '../config/schema';
import { VERSION } from '../version';
import { type Flushable, schedule } from './flush';

interface Versioned {
  shopVersion?: string;
  shopSource?: string;
}

const registered = new Map<string, readonly Setting[]>();

/** Where this file was loaded from, for the warning about two versions. */
const source = scriptAddress();

/** Registers a tag once. A second load of the same version is silent; another version gets one warning with both addresses. */
export function register(tag: string, settings: readonly Setting[], create: () => CustomElementConstructor): void {
  const existing: (CustomElementConstructor & Versioned) | undefined = customElements.get(tag);
  if (existing !== undefined) {
    warnAboutVersions(tag, existing);
    return;
  }
  const versioned: Versioned = { shopVersion: VERSION, shopSource: source };
  registered.set(tag, settings);
  customElements.define(tag, Object.assign(create(), versioned));
}

/** Every tag registered by this copy of shop-elements, with the settings it has. */
export function registeredTags(): ReadonlyMap<string, readonly Setting[]> {
  return registered;
}

/** Lets every element on the page read its settings and draw again, after something they all depend on has changed. */
export function refreshElements(): void {
  const selector = `:is(${[...registered.keys()].join()})`;
  for (const element of document.querySelectorAll<HTMLElement & Flushable>(selector)) schedule(element);
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
