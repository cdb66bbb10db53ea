import { isRecord } from './fits';
import { quote } from './issues';

/** The JSON of one script element, or why it could not be read. */
export interface ScriptJson {
  value: Readonly<Record<string, unknown>>;
  source: string;
  /** Set when the text is not a JSON object. */
  problem?: string;
}

let byName: Map<string, ScriptJson[]> | undefined;

/**
 * The page's `<script type="application/json" data-shop-config="cc-form">` blocks for one element name, the last one on
 * the page first, because it wins. The page is searched once for all elements that are read in the same flush.
 */
export function pageScripts(name: string): readonly ScriptJson[] {
  if (byName === undefined) {
    byName = collect();
    queueMicrotask(() => {
      byName = undefined;
    });
  }
  return byName.get(name) ?? [];
}

function collect(): Map<string, ScriptJson[]> {
  const found = new Map<string, ScriptJson[]>();
  for (const script of document.querySelectorAll('script[type="application/json"][data-shop-config]')) {
    const name = script.getAttribute('data-shop-config') ?? '';
    const list = found.get(name) ?? [];
    list.unshift(jsonOf(script.textContent, `<script data-shop-config="${name}">`));
    found.set(name, list);
  }
  return found;
}

export function jsonOf(text: string | null, source: string): ScriptJson {
  let found = quote(text ?? '');
  try {
    const read: unknown = JSON.parse(text ?? '');
    // PHP prints an empty map as `[]`.
    const value = Array.isArray(read) && read.length === 0 ? {} : read;
    if (isRecord(value)) return { value, source };
    if (Array.isArray(value)) found = 'a list';
  } catch (error) {
    found += ` (${error instanceof Error ? error.message : 'not JSON'})`;
  }
  return { value: {}, source, problem: `expected a JSON object, found ${found}` };
}
