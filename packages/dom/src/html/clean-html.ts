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

/** A page of the shop's own. */
export interface CleanPage {
  title: string;
  /** The page's `link`, `meta` and JSON-LD. Not cleaned for showing: choose from it. */
  head: Element;
  /** Cleaned. */
  body: Element;
}

/**
 * Gets ready to clean: at once where the browser has a Sanitizer, else when DOMPurify is loaded. To be awaited together with
 * the call that brings the HTML. It never rejects: without a cleaner only plain words are shown.
 */
export function prepareCleaner(): Promise<void> {
  if (canClean() || trustedTypesPolicy() === null) return Promise.resolve();
  loading ??= loadPurifier()
    .then((module) => {
      purify = module.purify;
    })
    .catch(() => {
      // Asked for again at the next need.
      loading = undefined;
    });
  return loading;
}

/** Whether HTML can be cleaned now. */
export function canClean(): boolean {
  return hasNativeCleaner() || purify !== undefined;
}

/**
 * Cleans HTML from outside, by the rules for its kind. Where it cannot be cleaned (yet), its words remain.
 * @returns nodes, never text: what was cleaned is not parsed a second time
 */
export function cleanHtml(html: string, kind: ContentKind): DocumentFragment {
  const fragment = document.createDocumentFragment();
  // Without the tag, what begins with a style or a comment would begin in the head.
  const body = parseClean(`<body>${html}`, kind)?.querySelector('body');
  if (body) fragment.append(...body.childNodes);
  else if (!canClean()) fragment.append(plainText(html));
  return fragment;
}

/**
 * Cleans a whole page of the shop's own.
 * @returns undefined where HTML cannot be cleaned, and for what has no body
 */
export function cleanPage(html: string): CleanPage | undefined {
  const page = parseClean(html, 'page');
  const head = page?.querySelector('head');
  const body = page?.querySelector('body');
  if (!head || !body) return undefined;
  head.append(...structuredData(html));
  return { title: head.querySelector('title')?.textContent?.trim() ?? '', head, body };
}

/** A page's JSON-LD, which cleaners take for scripts. Nothing but JSON comes through. */
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

/** Shows cleaned HTML in a place; when a cleaner has to be loaded first, its words until then. Returns how to stop. */
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
