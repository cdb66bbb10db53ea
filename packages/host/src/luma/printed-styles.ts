import { rawTexts } from '@shop-elements/dom';

/**
 * Inline styles that Magento printed. Its templates have no `style` attributes: behind an element stands a small generated script that
 * sets `element.style` (`SecureHtmlRenderer::renderStyleAsTag`, and two shapes of the same for product pictures and layered
 * swatches). Nothing runs in a part that was fetched, so its rating stars, swatches and picture frames have no style. This reads
 * those scripts, without running them. From 2.4.7 on product pictures have a style sheet each and no script, from 2.4.8 on rating
 * stars have a `style` attribute, which cleaning keeps.
 */

/** One assignment: the nodes, and the property as scripts name it. */
export interface PrintedStyle {
  selector: string;
  property: string;
  value: string;
}

/** Sizes, backgrounds, and being hidden. Nothing that could lay a node over the page. */
const ALLOWED = /^(?:width|height|padding(?:Bottom|Top)|background(?:Color|Image|Size)?|display)$/;

const TEXT = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/.source;
const FIND = String.raw`(?:var )?\w+ = document\.querySelector(?:All)?\(\s*(?:${TEXT})\s*\);`;
const ASSIGN = String.raw`\w+(?:\[i\])?\.style\.(\w+) = (?:${TEXT});`;
const AROUND = String.raw`if ?\(\w+(?:\.length !== 'undefined')?\) ?\{|for \(var i = 0; i < \w+\.length; i\+\+\) \{|\w+\.forEach\(function ?\(element\) ?\{|\}\);|\}`;

/**
 * Gives nodes of a fetched page the styles that were printed for them, through the CSSOM, which no content security policy refuses.
 * @param html as the server sent it
 * @param content what became of it
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

/** The frame of one product's picture. The style sheets of other parts stay where they are: on the page that was fetched. */
const FRAME = /^\.product-image-container-\d+(?: span\.product-image-wrapper)?$/;

/** What a frame may set, as style sheets name it. */
const FRAME_SIZE = /^(?:width|height|aspect-ratio|padding-bottom)$/;

/** Read by the browser, and never in force. Rules inside others, such as `@supports`, are for other browsers. */
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

/** Every assignment of a script that holds nothing else. One that does anything else has none. */
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

/** A JavaScript string's text: Magento writes `#` as `\u0023`. */
function unescaped(literal: string): string {
  return literal.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gi, (_, unicode, hex, character) =>
    character === undefined ? String.fromCharCode(Number.parseInt(unicode ?? hex, 16)) : character,
  );
}

function matching(content: Element, selector: string): readonly HTMLElement[] {
  try {
    return [...content.querySelectorAll<HTMLElement>(selector)].filter((node) => 'style' in node);
  } catch {
    // A name in the shop made a selector of it that no browser reads.
    return [];
  }
}
