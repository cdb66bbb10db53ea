import type { Setting } from '../config/schema';
import { VERSION } from '../version';
import { type Flushable, schedule } from './flush';

/** What `doctor()` reads from an element. */
export interface ShopElement extends HTMLElement, Flushable {
  /** The settings in use; undefined if they are invalid. */
  readonly config: unknown;
  /** The source of each setting that is not a default. */
  readonly settingSources: Readonly<Record<string, string>>;
  /** Attributes that are no setting. */
  readonly otherAttributes: readonly string[];
}

interface Versioned {
  shopVersion?: string;
  shopSource?: string;
}

/** What is known of a registered tag. */
export interface Registered {
  settings: readonly Setting[];
  mode: 'render' | 'enhance';
  /** What on the page keeps an element from working. */
  mistakes(element: ShopElement): readonly string[];
}

const registered = new Map<string, Registered>();

let announced: readonly string[] = [];

/** Where this file was loaded from, for the warning about two versions. */
const source = scriptAddress();

const used = new WeakSet<CustomElementConstructor>();

/** Registers a tag once. A second load of the same version is silent; another version gets one warning with both addresses. */
export function register(
  tag: string,
  elementClass: CustomElementConstructor,
  known: Registered,
  registry: CustomElementRegistry,
): void {
  const existing: (CustomElementConstructor & Versioned) | undefined = registry.get(tag);
  if (existing !== undefined) {
    warnAboutVersions(tag, existing);
    return;
  }
  const versioned: Versioned = { shopVersion: VERSION, shopSource: source };
  registered.set(tag, known);
  // A class can be registered once; each further tag gets a class of its own.
  const free = used.has(elementClass) ? class extends elementClass {} : elementClass;
  used.add(free);
  registry.define(tag, Object.assign(free, versioned));
}

/** An element's name in texts and page settings: `cc-form`, also when it is registered under another tag. */
export function nameOf(element: Element): string {
  const { shopName } = element.constructor as { shopName?: string };
  return shopName ?? element.localName.replace(/^shop-/, '');
}

/** Every tag registered by this copy of shop-elements. */
export function registeredTags(): ReadonlyMap<string, Registered> {
  return registered;
}

/** Tells which tags a script registers when the page has one of them. */
export function announceTags(tags: readonly string[]): void {
  announced = tags;
}

/** Every tag that works here, registered already or not. */
export function knownTags(): readonly string[] {
  return [...new Set([...registered.keys(), ...announced])];
}

/** Lets every element on the page read its settings and draw again, after something they all depend on has changed. */
export function refreshElements(): void {
  if (registered.size === 0) return;
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
