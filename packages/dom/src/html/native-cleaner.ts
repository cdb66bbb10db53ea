import { type ContentKind, droppedElements, rulesOf } from './rules';

type Sanitizer = object;

/** The browser's built-in Sanitizer, which TypeScript has no types for yet. */
interface NativeCleaner {
  Sanitizer: new (config: SanitizerConfig) => Sanitizer;
  parseHTML: (this: typeof Document, html: string, options: { sanitizer: Sanitizer }) => Document;
}

const sanitizers = new Map<ContentKind, Sanitizer>();

export function hasNativeCleaner(): boolean {
  return nativeCleaner() !== undefined;
}

/**
 * Parses and sanitizes HTML with the browser's Sanitizer. Nothing in it runs or loads, and it needs no Trusted Types policy.
 * Unknown elements remain for `finish()`: the Sanitizer could only remove them with their content.
 * @returns undefined if the browser has no Sanitizer
 */
export function parseNatively(html: string, kind: ContentKind): Document | undefined {
  const native = nativeCleaner();
  if (native === undefined) return undefined;
  const sanitizer = sanitizers.get(kind) ?? new native.Sanitizer(configOf(kind));
  sanitizers.set(kind, sanitizer);
  return native.parseHTML.call(Document, html, { sanitizer });
}

function nativeCleaner(): NativeCleaner | undefined {
  const Sanitizer: unknown = Reflect.get(window, 'Sanitizer');
  const parseHTML: unknown = Reflect.get(Document, 'parseHTML');
  if (typeof Sanitizer !== 'function' || typeof parseHTML !== 'function') return undefined;
  return { Sanitizer, parseHTML } as NativeCleaner;
}

function configOf(kind: ContentKind): SanitizerConfig {
  const { elements, attributes, data, styles } = rulesOf[kind];
  return {
    // We read the page's title, but never show it.
    removeElements: droppedElements.filter((name) => name !== 'title' && !elements.includes(name)),
    // `finish()` removes elements with `is`.
    attributes: [...attributes, 'is', ...(styles ? ['style'] : [])],
    comments: false,
    dataAttributes: data,
  };
}
