import { hasNativeCleaner } from './native-cleaner';
import { plainText } from './plain-text';
import type { ContentKind } from './rules';
import { trustedTypesPolicy } from './trusted-types';

type Cleaner = typeof import('./cleaner');
type Purify = typeof import('./purifier').purify;

let cleaner: Cleaner | undefined;
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
 * Loads the code that sanitizes HTML, and DOMPurify if the browser has no Sanitizer. Await it together with the request for the
 * HTML. It never rejects: without a sanitizer, only plain text is shown.
 */
export function prepareCleaner(): Promise<void> {
  if (canClean() || !mayClean()) return Promise.resolve();
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
  const [code, library] = await Promise.all([import('./cleaner'), purifier]);
  cleaner = code;
  purify = library?.purify ?? purify;
}

/** Whether HTML can be sanitized here: not with DOMPurify under a policy that refuses ours. */
export function mayClean(): boolean {
  return hasNativeCleaner() || trustedTypesPolicy() !== null;
}

/** Whether HTML can be sanitized now, because the code for it has loaded. */
export function canClean(): boolean {
  return cleaner !== undefined && (hasNativeCleaner() || purify !== undefined);
}

/**
 * Sanitizes HTML from outside, by the rules for its kind. Falls back to plain text if no sanitizer is available (yet).
 * @returns nodes, not a string, so that sanitized HTML is never parsed again
 */
export function cleanHtml(html: string, kind: ContentKind): DocumentFragment {
  const fragment = document.createDocumentFragment();
  // Without `<body>`, a leading style or comment would end up in the head.
  const body = cleaner?.parseClean(`<body>${html}`, kind, purify)?.querySelector('body');
  if (body) fragment.append(...body.childNodes);
  else if (!canClean()) fragment.append(plainText(html));
  return fragment;
}

/**
 * Sanitizes a whole page of the shop, or of another site to which the shop has redirected.
 * @returns undefined if no sanitizer is available, or if the HTML has no body
 */
export function cleanPage(html: string, kind: 'page' | 'foreignPage' = 'page'): CleanPage | undefined {
  const page = cleaner?.parseClean(html, kind, purify);
  const head = page?.querySelector('head');
  const body = page?.querySelector('body');
  if (!head || !body) return undefined;
  head.append(...(cleaner?.structuredData(html) ?? []));
  return { title: head.querySelector('title')?.textContent?.trim() ?? '', head, body };
}

/** Shows sanitized HTML in a container, and plain text until the sanitizer has loaded. Returns a function that cancels it. */
export function showClean(place: Element, html: string, kind: ContentKind): () => void {
  let isWanted = true;
  const show = (): void => {
    if (!isWanted) return;
    const clean = cleanHtml(html, kind);
    const isSameText = clean.textContent === place.textContent && !clean.firstElementChild && !place.firstElementChild;
    // In a live region, replaced text would be announced again.
    if (!isSameText) place.replaceChildren(clean);
  };
  show();
  if (!canClean()) void prepareCleaner().then(show);
  return () => {
    isWanted = false;
  };
}
