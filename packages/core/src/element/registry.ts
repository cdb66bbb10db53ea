import type { ReadConfig } from '../config/read-config';
import type { ConfigSchema, Setting } from '../config/schema';
import { type Flushable, schedule } from './flush';
import { type Copy, thisCopy, warnAboutVersions } from './two-versions';

/** What `doctor()` reads from an element. */
export interface ShopElement extends HTMLElement, Flushable {
  /** The settings in use; undefined if they are invalid. */
  readonly config: unknown;
  /** The settings with their sources, and the unknown attributes. */
  readonly reading: ReadConfig<ConfigSchema>;
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

const used = new WeakSet<CustomElementConstructor>();

/** Registers a tag once. A second load of the same version does nothing; another version logs one warning with both URLs. */
export function register(
  tag: string,
  elementClass: CustomElementConstructor,
  registration: Registered,
  registry: CustomElementRegistry,
): void {
  const existing: (CustomElementConstructor & Copy) | undefined = registry.get(tag);
  if (existing !== undefined) {
    warnAboutVersions(tag, existing);
    return;
  }
  registered.set(tag, registration);
  // A class can be registered only once, so further tags get a subclass.
  const free = used.has(elementClass) ? class extends elementClass {} : elementClass;
  used.add(free);
  registry.define(tag, Object.assign(free, thisCopy));
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
