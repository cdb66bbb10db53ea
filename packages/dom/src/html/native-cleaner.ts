import { type ContentKind, droppedElements, rulesOf } from './rules';

type Sanitizer = object;

/** The browser's own cleaner, which TypeScript does not describe yet. */
interface NativeCleaner {
  Sanitizer: new (config: SanitizerConfig) => Sanitizer;
  parseHTML: (this: typeof Document, html: string, options: { sanitizer: Sanitizer }) => Document;
}

const sanitizers = new Map<ContentKind, Sanitizer>();

export function hasNativeCleaner(): boolean {
  return nativeCleaner() !== undefined;
}

/**
 * Parses and cleans HTML with the browser's own Sanitizer. Nothing in it runs or loads, and no Trusted Types policy is
 * needed. Elements that the Sanitizer does not know are still there: it could only drop them with their words.
 * @returns undefined where the browser has no Sanitizer
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
    // The page's title is read, not shown.
    removeElements: droppedElements.filter((name) => name !== 'title' && !elements.includes(name)),
    // What has `is` is dropped afterwards.
    attributes: [...attributes, 'is', ...(styles ? ['style'] : [])],
    comments: false,
    dataAttributes: data,
  };
}
