import { configureHost, resetHost } from '@shop-elements/host';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually';

/** Puts markup on the page as a server would print it, and hands out its first element of a tag. */
export function show<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, html: string): HTMLElementTagNameMap[Tag] {
  document.body.innerHTML = html;
  const element = document.querySelector(tag);
  if (element === null) throw new Error(`the test page has no <${tag}>`);
  return element;
}

/** Waits until an element has drawn. */
export async function ready<E extends HTMLElement>(element: E): Promise<E> {
  await eventually(() => {
    const state = element.getAttribute('data-state');
    if (state === null || state === 'loading') throw new Error(`<${element.localName}> is still loading`);
  });
  return element;
}

/** Puts an element on the page and waits until it has drawn. */
export function drawn<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  html: string,
): Promise<HTMLElementTagNameMap[Tag]> {
  return ready(show(tag, html));
}

/** Where elements wanted to take the shopper, in place of going there. */
export function recordNavigation(): { url: string; replace: boolean }[] {
  const visited: { url: string; replace: boolean }[] = [];
  configureHost({ navigate: (url, { replace }) => visited.push({ url, replace }) });
  onTestFinished(resetHost);
  return visited;
}

/** Events of one type that reach the document, in order. */
export function recordEvents<Detail>(type: string): CustomEvent<Detail>[] {
  const heard: CustomEvent<Detail>[] = [];
  const listener = (event: Event): void => {
    heard.push(event as CustomEvent<Detail>);
  };
  document.addEventListener(type, listener);
  onTestFinished(() => document.removeEventListener(type, listener));
  return heard;
}

/** Adds the rules of a theme to the page, for one test. */
export function themeRules(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = before;
  });
}

/** Lets a part of the host page's JSON stand on `window` for one test. */
export function pageJson(name: string, value: unknown): void {
  Reflect.set(window, name, value);
  onTestFinished(() => void Reflect.deleteProperty(window, name));
}
