import { jsonOf } from '../config/json-sources';
import { brokenTextsMessage } from '../doctor/page-json';
import { closestAcross } from '../element/closest-across';
import { isPageParsed, whenPageParsed } from '../element/page-parsed';
import { nameOf, refreshElements } from '../element/registry';
import { warnOnce } from '../element/warn-once';

/** The texts of an element, by key. The default, English (Dutch in the mobile menu), defines the keys for all locales. */
export type Texts = Readonly<Record<string, string>>;

/** A locale's texts by element name without `shop-`: `{ "cc-form": { "number": "Kaartnummer" } }`. */
export type LocaleTexts = Readonly<Record<string, Texts>>;

/**
 * Texts that a page can set. You can mix three forms:
 * - by element: `{ "cc-form": { "number": "Your card" } }`, for every locale;
 * - by English phrase: `{ "Credit Card Number": "Kaartnummer" }`, as in Magento's `js-translation.json`;
 * - by locale: `{ "nl": { "cc-form": { … } } }`, as in the locale files.
 */
export type PageTexts = Readonly<Record<string, string | Texts | LocaleTexts>>;

/** Texts by path: a phrase, `cc-form/number`, or `nl/cc-form/number`. */
type TextsByPath = Map<string, string>;

/** Texts that scripts have set, in locale files too. They override printed texts. */
const scriptTexts: TextsByPath = new Map();

/** Texts that the page printed. */
const printedTexts: TextsByPath = new Map();
let pageLocale: string | undefined;
let readScripts = new WeakSet<Element>();
/** Whether the page was searched for scripts in this microtask. */
let isSearched = false;

/** Cache by locale and element, until the page changes its texts. */
const resolved = new Map<string, Texts>();

/** Adds texts. Elements show them immediately. */
export function addTexts(texts: PageTexts): void {
  merge(texts, scriptTexts);
  changed();
}

/** Sets the locale of all elements. Undefined means the nearest `lang` attribute. */
export function setLocale(locale: string | undefined): void {
  pageLocale = locale;
  changed();
}

const watchers = new Set<() => void>();

/**
 * Calls back when the page changes its texts or its locale. For content rendered without React: elements rerender anyway.
 * @returns stops watching
 */
export function watchTexts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** For tests: removes the page's texts and locale. */
export function resetTexts(): void {
  scriptTexts.clear();
  printedTexts.clear();
  pageLocale = undefined;
  readScripts = new WeakSet();
  isSearched = false;
  resolved.clear();
}

/** The locale of an element, as `nl` or `pt-br`. */
export function localeOf(element: Element): string {
  const lang = pageLocale ?? closestAcross(element, '[lang]')?.getAttribute('lang') ?? '';
  return standard(lang || 'en');
}

/**
 * The texts of an element: English, overridden by the locale's, overridden by the page's. Call it on every render: elements
 * rerender when the page changes its texts.
 * @param name whose texts to use, if not the element's own
 */
export function textsOf<T extends Texts>(element: Element, english: T, name = nameOf(element)): T {
  readPage();
  const locale = localeOf(element);
  const key = `${locale} ${name}`;
  const cached = resolved.get(key);
  if (cached !== undefined) return cached as T;
  const texts = resolve(name, locale, english);
  resolved.set(key, texts);
  return texts as T;
}

function resolve(name: string, locale: string, english: Texts): Texts {
  const pick = (key: string): string => {
    const phrase = english[key] ?? '';
    const path = `${name}/${key}`;
    const paths = [path, phrase, `${locale}/${path}`, `${locale.split('-')[0]}/${path}`];
    return (
      paths.map((each) => scriptTexts.get(each) ?? printedTexts.get(each)).find((text) => text !== undefined) ?? phrase
    );
  };
  return Object.fromEntries(Object.keys(english).map((key) => [key, pick(key)]));
}

/** Replaces `%1`, `%2` … with values. A placeholder without a value stays. */
export function fill(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/%(\d+)/g, (placeholder, digits: string) => {
    const value = values[Number(digits) - 1];
    return value === undefined ? placeholder : String(value);
  });
}

function merge(texts: PageTexts, target: TextsByPath, path = ''): void {
  for (const key of Object.keys(texts)) {
    const value = texts[key] ?? {};
    if (typeof value === 'string') target.set(path + key, value);
    else merge(value, target, `${path}${standard(key)}/`);
  }
}

/** `nl_NL` → `nl-nl`. Names of elements stay as they are. */
function standard(locale: string): string {
  return locale.replaceAll('_', '-').toLowerCase();
}

/**
 * Reads each `<script type="application/json" data-shop-texts>` once: at the first use, after the page was parsed, and when a script
 * has replaced the page's content.
 */
function readPage(): void {
  if (isSearched) return;
  isSearched = true;
  queueMicrotask(() => {
    isSearched = false;
  });
  for (const script of document.querySelectorAll('script[type="application/json"][data-shop-texts]')) {
    if (readScripts.has(script)) continue;
    const { value, problem } = jsonOf(script.textContent, '');
    if (problem !== undefined) {
      // The browser may not have parsed all of it, so it is read again.
      warnOnce(script, brokenTextsMessage(problem));
      continue;
    }
    readScripts.add(script);
    resolved.clear();
    merge(value as PageTexts, printedTexts);
  }
  // Adding the same listener again has no effect.
  if (!isPageParsed()) whenPageParsed(changed);
}

function changed(): void {
  resolved.clear();
  refreshElements();
  for (const watcher of [...watchers]) watcher();
}
