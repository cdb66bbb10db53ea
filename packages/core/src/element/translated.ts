import { removeNode } from './remove-node';

/*
 * A browser that translates the page replaces each text node with a `<font>` element. React and Preact keep writing to the
 * removed text node, or throw when they remove it. So we put the text node back, empty, in front of its translation. When it is
 * changed or removed, we remove its translation, and the browser translates the new text.
 */

/** The translation of a text node, and its original text. */
interface Translation {
  font: Element;
  original: string;
}

const translations = new WeakMap<Text, Translation>();
const texts = new WeakMap<Node, Text>();

let observer: MutationObserver | undefined;

/** Keeps React's content correct when the browser translates the page. */
export function keepTranslatable(root: HTMLElement): void {
  observer ??= new MutationObserver(follow);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

function follow(records: readonly MutationRecord[]): void {
  const arrived = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFont));
  for (const record of records) {
    const { target, removedNodes, previousSibling } = record;
    if (target instanceof Text) removeTranslation(target);
    for (const node of removedNodes) {
      if (node instanceof Text) followRemoval(node, record, arrived);
      else if (isFont(node)) restoreOriginal(node);
    }
    if (previousSibling instanceof Text) keepTogether(previousSibling);
  }
  // Drops the records of our own changes.
  observer?.takeRecords();
}

function isFont(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font';
}

/** A text node was removed: by React, or by the translation, which inserts a `<font>`. */
function followRemoval(text: Text, record: MutationRecord, arrived: ReadonlySet<Element>): void {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  if (text.parentNode === target) return;
  removeTranslation(text);
  const font = [...addedNodes, previousSibling, nextSibling]
    .filter(isFont)
    .find((node) => arrived.has(node) && !texts.has(node) && node.parentNode === target);
  if (font === undefined) return;
  translations.set(text, { font, original: text.data });
  texts.set(font, text);
  text.data = '';
  target.insertBefore(text, font);
}

function removeTranslation(text: Text): void {
  const font = translations.get(text)?.font;
  if (font === undefined) return;
  translations.delete(text);
  texts.delete(font);
  removeNode(font);
}

/** Something was inserted after a text node, and so before its translation. */
function keepTogether(text: Text): void {
  const font = translations.get(text)?.font;
  if (font !== undefined && font !== text.nextSibling) text.parentNode?.insertBefore(font, text.nextSibling);
}

/** The browser shows the original page again. */
function restoreOriginal(font: Element): void {
  const text = texts.get(font);
  if (text === undefined) return;
  if (text.data === '') text.data = translations.get(text)?.original ?? '';
  translations.delete(text);
  texts.delete(font);
}
