import { fromJson } from '@shop-elements/core';
import { finish } from './finish';
import { loadPurifier } from './load-purifier';
import { hasNativeCleaner, parseNatively } from './native-cleaner';
import { plainText } from './plain-text';
import { rawTexts } from './raw-texts';
import { type ContentKind, rulesOf } from './rules';
import { trustedTypesPolicy } from './trusted-types';

type Purify = typeof import('./purifier').purify;

let purify: Purify | undefined;
let loading: Promise<void> | undefined;

/** A sanitized page of the shop. */
export interface CleanPage {
  title: string;
  /** The page's `link`, `meta` and JSON-LD. Pick what you need from it: it is not sanitized for display. */
  head: Element;
  /** Sanitized. */
  body: Element;
}

/**
 * Prepares the sanitizer: resolves at once if the browser has a Sanitizer, otherwise when DOMPurify has loaded. Await it together
 * with the request for the HTML. It never rejects: without a sanitizer, only plain text is shown.
 */
export function prepareCleaner(): Promise<void> {
  if (canClean() || trustedTypesPolicy() === null) return Promise.resolve();
  loading ??= loadPurifier()
    .then((module) => {
      purify = module.purify;
    })
    .catch(() => {
      // The next call tries again.
      loading = undefined;
    });
  return loading;
}

/** Whether HTML can be sanitized now. */
export function canClean(): boolean {
  return hasNativeCleaner() || purify !== undefined;
}

/**
 * Sanitizes HTML from outside, by the rules for its kind. Falls back to plain text if no sanitizer is available (yet).
 * @returns nodes, not a string, so that sanitized HTML is never parsed again
 */
export function cleanHtml(html: string, kind: ContentKind): DocumentFragment {
  const fragment = document.createDocumentFragment();
  // Without `<body>`, a leading style or comment would end up in the head.
  const body = parseClean(`<body>${html}`, kind)?.querySelector('body');
  if (body) fragment.append(...body.childNodes);
  else if (!canClean()) fragment.append(plainText(html));
  return fragment;
}

/**
 * Sanitizes a whole page of the shop.
 * @returns undefined if no sanitizer is available, or if the HTML has no body
 */
export function cleanPage(html: string): CleanPage | undefined {
  const page = parseClean(html, 'page');
  const head = page?.querySelector('head');
  const body = page?.querySelector('body');
  if (!head || !body) return undefined;
  head.append(...structuredData(html));
  return { title: head.querySelector('title')?.textContent?.trim() ?? '', head, body };
}

/** A page's JSON-LD, which sanitizers remove with the scripts. Only valid JSON passes. */
function structuredData(html: string): HTMLScriptElement[] {
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

/** Shows sanitized HTML in a container, and plain text until the sanitizer has loaded. Returns a function that cancels it. */
export function showClean(place: Element, html: string, kind: ContentKind): () => void {
  let isWanted = true;
  const show = (): void => {
    if (isWanted) place.replaceChildren(cleanHtml(html, kind));
  };
  show();
  if (!canClean()) void prepareCleaner().then(show);
  return () => {
    isWanted = false;
  };
}

function parseClean(html: string, kind: ContentKind): ParentNode | undefined {
  const parsed = parseNatively(html, kind) ?? purify?.(html, rulesOf[kind], trustedTypesPolicy() ?? undefined);
  const body = parsed?.querySelector('body');
  if (body) finish(body, rulesOf[kind]);
  return parsed;
}
