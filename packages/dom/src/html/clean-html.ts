import { hasNativeCleaner } from './native-cleaner';
import { plainText } from './plain-text';
import type { ContentKind } from './rules';
import { trustedTypesPolicy } from './trusted-types';

type Cleaner = typeof import('./cleaner');
type Purify = typeof import('./purifier').purify;

let cleaner: Cleaner | undefined;
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
 * Loads the code that cleans HTML, and DOMPurify where the browser has no Sanitizer. Await it together with the call that
 * brings the HTML. Never rejects: without a cleaner only plain words show.
 */
export function prepareCleaner(): Promise<void> {
  const mayClean = hasNativeCleaner() || trustedTypesPolicy() !== null;
  if (canClean() || !mayClean) return Promise.resolve();
  loading ??= loadCleaner()
    // The next call tries again.
    .catch(() => {})
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

async function loadCleaner(): Promise<void> {
  const purifier = hasNativeCleaner() ? undefined : import('./purifier');
  cleaner = await import('./cleaner');
  purify = (await purifier)?.purify ?? purify;
}

/** Whether HTML can be cleaned now. */
export function canClean(): boolean {
  return cleaner !== undefined && (hasNativeCleaner() || purify !== undefined);
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
  head.append(...(cleaner?.structuredData(html) ?? []));
  return { title: head.querySelector('title')?.textContent?.trim() ?? '', head, body };
}

/** Shows cleaned HTML in a place; until the cleaner is loaded, its words. Returns how to stop. */
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
  return canClean() ? cleaner?.parseClean(html, kind, purify) : undefined;
}
