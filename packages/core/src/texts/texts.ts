import { jsonOf } from '../config/page-scripts';
import { brokenTextsMessage } from '../doctor/page-json';
import { explain } from '../element/explain';
import { nameOf, refreshElements } from '../element/registry';

/** The texts of one element in English: the code's own language, and the type of every other locale. */
export type Texts = Readonly<Record<string, string>>;

/** A locale's texts by element name without `shop-`: `{ "cc-form": { "number": "Kaartnummer" } }`. */
export type LocaleTexts = Readonly<Record<string, Texts>>;

/**
 * What a page may say about texts. Three shapes, which can be mixed:
 * - by element: `{ "cc-form": { "number": "Your card" } }`, for every locale;
 * - by English phrase: `{ "Credit Card Number": "Kaartnummer" }`, the shape of Magento's `js-translation.json`;
 * - by locale: `{ "nl": { "cc-form": { … } } }`, the shape of the locale files.
 */
export type PageTexts = Readonly<Record<string, string | Texts | LocaleTexts>>;

/** All that the page said, by the way to it: a phrase, `cc-form/number`, or `nl/cc-form/number`. */
const said = new Map<string, string>();
let pageLocale: string | undefined;
let scriptsRead = false;

/** Worked out once for each locale and element, until the page says something new. */
const resolved = new Map<string, Texts>();

/** Adds to the page's texts; elements on the page show them at once. */
export function addTexts(texts: PageTexts): void {
  merge(texts);
  changed();
}

/** The locale of every element, instead of the nearest `lang`. */
export function setLocale(locale: string | undefined): void {
  pageLocale = locale;
  changed();
}

const watchers = new Set<() => void>();

/**
 * Calls back when the page has changed its texts or its locale. For what is drawn without React; elements draw again anyway.
 * @returns stops it
 */
export function watchTexts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Forgets everything the page said: for tests. */
export function resetTexts(): void {
  said.clear();
  pageLocale = undefined;
  scriptsRead = false;
  resolved.clear();
}

/** The locale that holds for an element, as `nl` or `pt-br`. */
export function localeOf(element: Element): string {
  const lang = pageLocale ?? element.closest('[lang]')?.getAttribute('lang') ?? '';
  return standard(lang || 'en');
}

/**
 * The texts of one element: its English ones, overlaid by the locale's and then by the page's own. Asked at every render;
 * elements render again when the page changes its texts.
 * @param name whose texts they are, when not the element's own
 */
export function textsOf<T extends Texts>(element: Element, english: T, name = nameOf(element)): T {
  readScripts();
  const locale = localeOf(element);
  const key = `${locale} ${name}`;
  const known = resolved.get(key);
  if (known !== undefined) return known as T;
  const texts = resolve(name, locale, english);
  resolved.set(key, texts);
  return texts as T;
}

function resolve(name: string, locale: string, english: Texts): Texts {
  const pick = (key: string): string => {
    const phrase = english[key] ?? '';
    const own = `${name}/${key}`;
    const ways = [own, phrase, `${locale}/${own}`, `${locale.split('-')[0]}/${own}`];
    return ways.map((way) => said.get(way)).find((text) => text !== undefined) ?? phrase;
  };
  return Object.fromEntries(Object.keys(english).map((key) => [key, pick(key)]));
}

/** Fills `%1`, `%2` … with values. A placeholder without a value stays. */
export function fill(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/%(\d+)/g, (placeholder, digits: string) => {
    const value = values[Number(digits) - 1];
    return value === undefined ? placeholder : String(value);
  });
}

function merge(texts: PageTexts, way = ''): void {
  for (const key of Object.keys(texts)) {
    const value = texts[key] ?? {};
    if (typeof value === 'string') said.set(way + key, value);
    else merge(value, `${way}${standard(key)}/`);
  }
}

/** `nl_NL` as `nl-nl`; names of elements are written so already. */
function standard(locale: string): string {
  return locale.replace('_', '-').toLowerCase();
}

/** `<script type="application/json" data-shop-texts>`: read at the first need, and again once the page is parsed. */
function readScripts(): void {
  if (scriptsRead) return;
  scriptsRead = true;
  for (const script of document.querySelectorAll('script[type="application/json"][data-shop-texts]')) {
    const { value, problem } = jsonOf(script.textContent, '');
    if (problem === undefined) merge(value as PageTexts);
    else explain(script, brokenTextsMessage(problem));
  }
  if (document.readyState !== 'loading') return;
  const again = (): void => {
    scriptsRead = false;
    changed();
  };
  document.addEventListener('DOMContentLoaded', again, { once: true });
}

function changed(): void {
  resolved.clear();
  refreshElements();
  for (const watcher of [...watchers]) watcher();
}
