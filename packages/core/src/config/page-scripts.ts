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
  const problem = (found: string): ScriptJson => ({
    value: {},
    source,
    problem: `expected a JSON object, found ${found}`,
  });
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return problem(quote(text ?? ''));
    // PHP prints an empty map as `[]`.
    if (Array.isArray(value)) return value.length === 0 ? { value: {}, source } : problem('a list');
    return { value: value as Record<string, unknown>, source };
  } catch (error) {
    return problem(`${quote(text ?? '')} (${error instanceof Error ? error.message : 'not JSON'})`);
  }
}

/** A value as an error message shows it: short, and on one line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
