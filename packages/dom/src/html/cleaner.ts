import { fromJson } from '@shop-elements/core';
import { finish } from './finish';
import { nativeCleaner } from './native-cleaner';
import { rawTexts } from './raw-texts';
import { type ContentKind, droppedElements, rulesOf } from './rules';
import { trustedTypesPolicy } from './trusted-types';

type Purify = typeof import('./purifier').purify;

const sanitizers = new Map<ContentKind, object>();

/**
 * Parses and sanitizes HTML, with the browser's Sanitizer or else with DOMPurify.
 * @param purify DOMPurify, if it has loaded
 * @returns undefined if there is neither
 */
export function parseClean(html: string, kind: ContentKind, purify: Purify | undefined): ParentNode | undefined {
  const parsed = parseNatively(html, kind) ?? purify?.(html, rulesOf[kind], trustedTypesPolicy() ?? undefined);
  const body = parsed?.querySelector('body');
  if (body) finish(body, rulesOf[kind]);
  return parsed;
}

/**
 * Nothing in the parsed document runs or loads, and parsing needs no Trusted Types policy. Unknown elements remain for `finish()`:
 * the Sanitizer could only remove them with their content.
 */
function parseNatively(html: string, kind: ContentKind): Document | undefined {
  const native = nativeCleaner();
  if (native === undefined) return undefined;
  const sanitizer = sanitizers.get(kind) ?? new native.Sanitizer(configOf(kind));
  sanitizers.set(kind, sanitizer);
  // Firefox attaches the shadow roots that HTML declares. `finish()` doesn't reach inside them, but our loader does.
  const parsed = html.replace(/shadowrootmode(?=\s*=)/gi, 'shadowroot');
  return native.parseHTML.call(Document, parsed, { sanitizer });
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

/** A page's JSON-LD, which sanitizers remove with the scripts. Only valid JSON passes. */
export function structuredData(html: string): HTMLScriptElement[] {
  const texts = rawTexts(html, 'script').filter(({ attributes }) =>
    /^\s+type=["']?application\/ld\+json["']?\s*$/i.test(attributes),
  );
  return texts.flatMap(({ text }) => {
    if (fromJson(text) === undefined) return [];
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.append(text);
    return [script];
  });
}
