import { findAll, rawTexts } from '@shop-elements/dom';

/**
 * Inline styles that Magento printed. Its templates contain no `style` attributes: a small generated script after an element sets
 * `element.style` (`SecureHtmlRenderer::renderStyleAsTag`, and two similar forms for product pictures and layered swatches).
 * Scripts don't run in fetched HTML, so its rating stars, swatches and picture frames would have no style. This module reads
 * those scripts without running them. From 2.4.7 on, each product picture has a style sheet instead of a script; from 2.4.8 on,
 * rating stars have a `style` attribute, which sanitizing keeps.
 */

/** One assignment: a selector, the property as scripts name it, and its value. */
export interface PrintedStyle {
  selector: string;
  property: string;
  value: string;
}

/** Sizes, backgrounds and visibility: nothing that could cover the page. */
const ALLOWED = /^(?:width|height|padding(?:Bottom|Top)|background(?:Color|Image|Size)?|display)$/;

const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/.source;
const FIND = String.raw`(?:var )?\w+ = document\.querySelector(?:All)?\(\s*(?:${TEXT})\s*\);`;
const ASSIGN = String.raw`\w+(?:\[i\])?\.style\.(\w+) = (?:${TEXT});`;
const AROUND = String.raw`if ?\(\w+(?:\.length !== 'undefined')?\) ?\{|for \(var i = 0; i < \w+\.length; i\+\+\) \{|\w+\.forEach\(function ?\(element\) ?\{|\}\);|\}`;

/**
 * Applies printed styles to the nodes of a fetched page through the CSSOM, which no Content Security Policy refuses.
 * @param html the server's response
 * @param content the sanitized content
 */
export function applyPrintedStyles(html: string, content: Element): void {
  const styles = rawTexts(html, 'script').flatMap(({ text }) => printedStyles(text));
  for (const { selector, property, value } of styles) {
    if (!ALLOWED.test(property)) continue;
    for (const node of matching(content, selector)) Reflect.set(node.style, property, value);
  }
  const frames = rawTexts(html, 'style').flatMap(({ text }) => frameRules(text));
  for (const frame of frames) applyFrame(frame, content);
}

/** Matches the frame of a product picture. Other style sheets of the fetched page are ignored. */
const FRAME = /^\.product-image-container-\d+(?: span\.product-image-wrapper)?$/;

/** Properties that a frame may set, as style sheets name them. */
const FRAME_SIZE = /^(?:width|height|aspect-ratio|padding-bottom)$/;

/** Lets the browser parse the style sheet without applying it. Nested rules, such as `@supports`, are for other browsers. */
function frameRules(css: string): CSSStyleRule[] {
  if (!css.includes('.product-image-container-')) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].filter(
    (rule) => rule instanceof CSSStyleRule && FRAME.test(rule.selectorText),
  ) as CSSStyleRule[];
}

function applyFrame({ selectorText, style }: CSSStyleRule, content: Element): void {
  for (const node of matching(content, selectorText)) {
    for (const name of style) if (FRAME_SIZE.test(name)) node.style.setProperty(name, style.getPropertyValue(name));
  }
}

/** All assignments of a script that contains nothing else. Returns an empty list for any other script. */
export function printedStyles(script: string): PrintedStyle[] {
  if (!script.includes('.style.')) return [];
  const statement = new RegExp(String.raw`\s*(?:${FIND}|${ASSIGN}|${AROUND})\s*`, 'y');
  const styles: PrintedStyle[] = [];
  let selector: string | undefined;
  while (statement.lastIndex < script.length) {
    const [whole, single, double, property, singleValue, doubleValue] = statement.exec(script) ?? [];
    if (whole === undefined) return [];
    selector = single ?? double ?? selector;
    const value = singleValue ?? doubleValue;
    if (property === undefined || value === undefined || selector === undefined) continue;
    styles.push({ selector: unescaped(selector), property, value: unescaped(value) });
  }
  return styles;
}

/** Decodes a JavaScript string literal: Magento writes `#` as `\u0023`. */
function unescaped(literal: string): string {
  return literal.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gi, (_, unicode, hex, character) =>
    character === undefined ? String.fromCharCode(Number.parseInt(unicode ?? hex, 16)) : character,
  );
}

/** A name in the shop can make the selector invalid. */
function matching(content: Element, selector: string): readonly HTMLElement[] {
  return findAll<HTMLElement>(content, selector).filter((node) => 'style' in node);
}
