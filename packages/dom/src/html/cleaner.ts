import { fromJson } from '@shop-elements/core';
import { finish } from './finish';
import { nativeCleaner } from './native-cleaner';
import { rawTexts } from './raw-texts';
import { type ContentKind, droppedElements, rulesOf } from './rules';
import { trustedTypesPolicy } from './trusted-types';

type Purify = typeof import('./purifier').purify;

const sanitizers = new Map<ContentKind, object>();

/**
 * Parses and cleans HTML: with the browser's own Sanitizer, else with DOMPurify.
 * @param purify DOMPurify, where it is loaded
 * @returns undefined where there is neither
 */
export function parseClean(html: string, kind: ContentKind, purify: Purify | undefined): ParentNode | undefined {
  const parsed = parseNatively(html, kind) ?? purify?.(html, rulesOf[kind], trustedTypesPolicy() ?? undefined);
  const body = parsed?.querySelector('body');
  if (body) finish(body, rulesOf[kind]);
  return parsed;
}

/**
 * Nothing in it runs or loads, and no Trusted Types policy is needed. Elements that the Sanitizer does not know are still there:
 * it could only drop them with their words.
 */
function parseNatively(html: string, kind: ContentKind): Document | undefined {
  const native = nativeCleaner();
  if (native === undefined) return undefined;
  const sanitizer = sanitizers.get(kind) ?? new native.Sanitizer(configOf(kind));
  sanitizers.set(kind, sanitizer);
  return native.parseHTML.call(Document, html, { sanitizer });
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

/** A page's JSON-LD, which cleaners take for scripts. Nothing but JSON comes through. */
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
