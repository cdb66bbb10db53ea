type Sanitizer = object;

/** The browser's built-in Sanitizer, which TypeScript has no types for yet. */
interface NativeCleaner {
  Sanitizer: new (config: SanitizerConfig) => Sanitizer;
  parseHTML: (this: typeof Document, html: string, options: { sanitizer: Sanitizer }) => Document;
}

/** @returns undefined if the browser has no Sanitizer */
export function nativeCleaner(): NativeCleaner | undefined {
  const Sanitizer: unknown = Reflect.get(window, 'Sanitizer');
  const parseHTML: unknown = Reflect.get(Document, 'parseHTML');
  if (typeof Sanitizer !== 'function' || typeof parseHTML !== 'function') return undefined;
  return { Sanitizer, parseHTML } as NativeCleaner;
}

export function hasNativeCleaner(): boolean {
  return nativeCleaner() !== undefined;
}
