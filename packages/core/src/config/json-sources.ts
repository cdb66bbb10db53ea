import { scopeOf } from '../element/scope';
import { isRecord } from './is-record';
import { quote } from './issues';

/** The attribute with JSON, or with the id of a script that contains it. */
export const CONFIG_ATTRIBUTE = 'data-config';

/** A JSON object with settings, and where it comes from. */
export interface JsonSource {
  value: Readonly<Record<string, unknown>>;
  source: string;
  /** Set if the text is not a JSON object. */
  problem?: string;
  /** Set if the script that `data-config` points to is not on the page yet. */
  isMissing?: true;
}

/** The `config` property that a script has set. */
export function propertyJson(property: unknown): JsonSource {
  const source = 'the `config` property';
  if (isRecord(property)) return { value: property, source };
  // PHP prints an empty map as `[]`.
  if (Array.isArray(property) && property.length === 0) return { value: {}, source };
  const found = typeof property === 'string' ? quote(property) : Array.isArray(property) ? 'a list' : typeof property;
  return { value: {}, source, problem: `expected an object of settings, found ${found}` };
}

/**
 * The page's JSON for an element, the strongest first: JSON in `data-config`, child scripts, the script that `data-config="#id"` points
 * to, and the page's scripts for this element's name.
 */
export function* printedJson(element: HTMLElement, name: string): Iterable<JsonSource> {
  const text = element.getAttribute(CONFIG_ATTRIBUTE)?.trim();
  const isPointer = text?.startsWith('#');
  if (text !== undefined && !isPointer) yield jsonOf(text, CONFIG_ATTRIBUTE);
  // Faster than a query: most of a thousand elements have no children.
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.matches('script[type="application/json"]')) yield jsonOf(child.textContent, 'its child script');
  }
  if (text !== undefined && isPointer) {
    const script = elementById(element, text.slice(1));
    const source = `${CONFIG_ATTRIBUTE}="${text}"`;
    yield script === null
      ? { value: {}, source, problem: 'expected the id of a script, found no script', isMissing: true }
      : jsonOf(script.textContent, `the script ${text}`);
  }
  yield* pageScripts(name);
}

/** Looks in the element's shadow root first, if it is in one. */
function elementById(element: HTMLElement, id: string): Element | null {
  return scopeOf(element).getElementById(id) ?? document.getElementById(id);
}

let byName: Map<string, JsonSource[]> | undefined;

/**
 * The page's `<script type="application/json" data-shop-config="cc-form">` blocks for an element name. The last one on the page
 * comes first, because it wins. Elements read in the same microtask share one search of the page.
 */
function pageScripts(name: string): readonly JsonSource[] {
  if (byName === undefined) {
    byName = collect();
    queueMicrotask(() => {
      byName = undefined;
    });
  }
  return byName.get(name) ?? [];
}

function collect(): Map<string, JsonSource[]> {
  const found = new Map<string, JsonSource[]>();
  for (const script of document.querySelectorAll('script[type="application/json"][data-shop-config]')) {
    const name = script.getAttribute('data-shop-config') ?? '';
    const list = found.get(name) ?? [];
    list.unshift(jsonOf(script.textContent, `<script data-shop-config="${name}">`));
    found.set(name, list);
  }
  return found;
}

export function jsonOf(text: string | null, source: string): JsonSource {
  let found = quote(text ?? '');
  try {
    const read: unknown = JSON.parse(text ?? '');
    // PHP prints an empty map as `[]`.
    const value = Array.isArray(read) && read.length === 0 ? {} : read;
    if (isRecord(value)) return { value, source };
    if (Array.isArray(value)) found = 'a JSON list';
  } catch (error) {
    found += ` (${error instanceof Error ? error.message : 'not JSON'})`;
  }
  return { value: {}, source, problem: `expected a JSON object, found ${found}` };
}
