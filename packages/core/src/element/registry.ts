import type { ReadConfig } from '../config/read-config';
import type { ConfigSchema, Setting } from '../config/schema';
import { VERSION } from '../version';
import { type Flushable, schedule } from './flush';

/** What `doctor()` reads from an element. */
export interface ShopElement extends HTMLElement, Flushable {
  /** The settings in use; undefined if they are invalid. */
  readonly config: unknown;
  /** The settings with their sources, and the unknown attributes. */
  readonly reading: ReadConfig<ConfigSchema>;
}

interface Versioned {
  shopVersion?: string;
  shopSource?: string;
}

/** A registered tag. */
export interface Registered {
  settings: readonly Setting[];
  mode: 'render' | 'enhance';
  /** What prevents an element from working on this page. */
  mistakes(element: ShopElement): readonly string[];
}

const registered = new Map<string, Registered>();

/** Every element on the page, in shadow roots, too. */
export const connected = new Set<Flushable>();

let announced: readonly string[] = [];

/** This file's URL, for the warning about two versions. */
const source = scriptAddress();

const used = new WeakSet<CustomElementConstructor>();

/** Registers a tag once. A second load of the same version does nothing; another version logs one warning with both URLs. */
export function register(
  tag: string,
  elementClass: CustomElementConstructor,
  registration: Registered,
  registry: CustomElementRegistry,
): void {
  const existing: (CustomElementConstructor & Versioned) | undefined = registry.get(tag);
  if (existing !== undefined) {
    warnAboutVersions(tag, existing);
    return;
  }
  const versioned: Versioned = { shopVersion: VERSION, shopSource: source };
  registered.set(tag, registration);
  // A class can be registered only once, so further tags get a subclass.
  const free = used.has(elementClass) ? class extends elementClass {} : elementClass;
  used.add(free);
  registry.define(tag, Object.assign(free, versioned));
}

/** An element's name in texts and page settings: `cc-form`, even if it is registered under another tag. */
export function nameOf(element: Element): string {
  const { shopName } = element.constructor as { shopName?: string };
  return shopName ?? element.localName.replace(/^shop-/, '');
}

/** Every tag registered by this copy of shop-elements. */
export function registeredTags(): ReadonlyMap<string, Registered> {
  return registered;
}

/** Sets the tags that a script can load on demand. */
export function announceTags(tags: readonly string[]): void {
  announced = tags;
}

/** Every tag that is registered or can be loaded on demand. */
export function knownTags(): readonly string[] {
  return [...new Set([...registered.keys(), ...announced])];
}

/** Makes every element on the page read its settings and render again, after something they all depend on has changed. */
export function refreshElements(): void {
  for (const element of connected) schedule(element);
}

function scriptAddress(): string {
  // Tests in Node, and servers, import the packages without a document.
  const script = typeof document === 'undefined' ? null : document.currentScript;
  return script !== null && 'src' in script ? script.src : '';
}

let warned = false;

function warnAboutVersions(tag: string, existing: Versioned): void {
  if (existing.shopVersion === VERSION || warned) return;
  warned = true;
  const isForeign = existing.shopVersion === undefined;
  const first = isForeign ? 'something else' : `shop-elements ${existing.shopVersion}`;
  const advice = isForeign ? 'Rename its element' : 'Load only one version';
  console.warn(
    `<${tag}> is already registered by ${first}${at(existing.shopSource)}; shop-elements ${VERSION}${at(source)} ` +
      `does not replace it. ${advice}.`,
  );
}

function at(address: string | undefined): string {
  return address === undefined || address === '' ? '' : ` (${address})`;
}
