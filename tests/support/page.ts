import { configureHost, resetHost } from '@shop-elements/host';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually';

/** Inserts markup as a server would print it, and returns the first element with a tag. */
export function show<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, html: string): HTMLElementTagNameMap[Tag] {
  document.body.innerHTML = html;
  const element = document.querySelector(tag);
  if (element === null) throw new Error(`the test page has no <${tag}>`);
  return element;
}

/** Waits until an element has rendered. */
export async function ready<E extends HTMLElement>(element: E): Promise<E> {
  await eventually(() => {
    const state = element.getAttribute('data-state');
    if (state === null || state === 'loading') throw new Error(`<${element.localName}> is still loading`);
  });
  return element;
}

/** Inserts an element and waits until it has rendered. */
export function drawn<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  html: string,
): Promise<HTMLElementTagNameMap[Tag]> {
  return ready(show(tag, html));
}

/** Records where elements navigate, instead of navigating. */
export function recordNavigation(): { url: string; replace: boolean }[] {
  const visited: { url: string; replace: boolean }[] = [];
  configureHost({ navigate: (url, { replace }) => visited.push({ url, replace }) });
  onTestFinished(resetHost);
  return visited;
}

/** Records the events of one type that reach the document, in order. */
export function recordEvents<Detail>(type: string): CustomEvent<Detail>[] {
  const heard: CustomEvent<Detail>[] = [];
  const listener = (event: Event): void => {
    heard.push(event as CustomEvent<Detail>);
  };
  document.addEventListener(type, listener);
  onTestFinished(() => document.removeEventListener(type, listener));
  return heard;
}

/** Adds a theme's rules for one test. */
export function themeRules(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = before;
  });
}

/** Sets part of the host page's JSON on `window` for one test. */
export function pageJson(name: string, value: unknown): void {
  Reflect.set(window, name, value);
  onTestFinished(() => void Reflect.deleteProperty(window, name));
}

/**
 * Lets one test run as in a page that the browser has loaded before the shopper comes to it.
 * @returns the shopper comes to the page
 */
export function loadAhead(): () => void {
  const stop = (): void => void Reflect.deleteProperty(document, 'prerendering');
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  onTestFinished(stop);
  return () => {
    stop();
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}

/** Makes forms as the polyfill `scoped-custom-element-registry` has them, for one test: their fields can't be iterated. */
export function breakFormIterators(): void {
  const collection = HTMLFormControlsCollection.prototype;
  Object.defineProperty(collection, Symbol.iterator, {
    configurable: true,
    value() {
      throw new Error('Method not implemented.');
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(collection, Symbol.iterator));
}
