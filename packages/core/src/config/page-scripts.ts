import { isRecord } from './fits';
import { quote } from './issues';

/** The parsed JSON of a script element. */
export interface ScriptJson {
  value: Readonly<Record<string, unknown>>;
  source: string;
  /** Set if the text is not a JSON object. */
  problem?: string;
}

let byName: Map<string, ScriptJson[]> | undefined;

/**
 * The page's `<script type="application/json" data-shop-config="cc-form">` blocks for an element name. The last one on the page
 * comes first, because it wins. Elements read in the same microtask share one search of the page.
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
    if (Array.isArray(value)) found = 'a JSON list';
  } catch (error) {
    found += ` (${error instanceof Error ? error.message : 'not JSON'})`;
  }
  return { value: {}, source, problem: `expected a JSON object, found ${found}` };
}
