import { hasMatch } from '@shop-elements/dom';

/**
 * Hyvä's pages run on Alpine: attributes such as `x-data` and `@click` are code, so every sanitizer removes them from fetched
 * HTML. Fetched nodes stay inert unless they get their code from the page itself.
 */

/** An attribute that Alpine evaluates as code. */
const DIRECTIVE = /^(?:x-|@|:)/;

const COMPONENT = '[x-data]';

/** Placeholder for the product id in code that all products share. */
const NUMBER = '\u{0}';

interface Directive {
  name: string;
  value: string;
}

/** Whether Alpine runs a part of the page, or anything inside it. */
export function isRunByAlpine(parts: readonly Element[]): boolean {
  return hasMatch(parts, COMPONENT);
}

/**
 * Makes Alpine run fetched products like the page's own. Each node gets the directives of an equivalent node, with its own
 * product id, so no code comes from outside.
 */
export function copyDirectives(from: readonly Element[], to: readonly Element[]): void {
  if (!isRunByAlpine(from)) return;
  const byKind = directivesIn(from);
  for (const product of to) {
    const number = numberOf(product);
    if (number === undefined) continue;
    for (const node of nodesOf(product)) {
      for (const { name, value } of byKind.get(kindOf(node)) ?? []) {
        node.setAttribute(name.replaceAll(NUMBER, number), value.replaceAll(NUMBER, number));
      }
    }
  }
}

/** The directives for each kind of node, from the first product that contains it. */
function directivesIn(products: readonly Element[]): ReadonlyMap<string, readonly Directive[]> {
  const byKind = new Map<string, readonly Directive[]>();
  for (const product of products) {
    const number = numberOf(product);
    if (number === undefined) continue;
    const digits = new RegExp(`\\b${number}\\b`, 'g');
    const general = (text: string): string => text.replace(digits, NUMBER);
    for (const node of nodesOf(product)) {
      const kind = kindOf(node);
      if (byKind.has(kind)) continue;
      const directives = [...node.attributes].filter(({ name }) => DIRECTIVE.test(name) && !isWaitMark(node, name));
      byKind.set(
        kind,
        directives.map(({ name, value }) => ({ name: general(writable(name)), value: general(value) })),
      );
    }
  }
  return byKind;
}

/** Whether Hyvä set the attribute until it starts the component. It would never start a copy. */
function isWaitMark(node: Element, name: string): boolean {
  return name === 'x-ignore' && node.hasAttribute('x-defer');
}

function nodesOf(product: Element): Element[] {
  return [product, ...product.querySelectorAll('*')];
}

/** The key of an equivalent node: same tag, classes and purpose. */
function kindOf(node: Element): string {
  return [node.localName, node.getAttribute('class'), node.getAttribute('data-addto')].join(' ');
}

/** The product id that the product's form posts. Digits only, because it becomes part of code. */
function numberOf(product: Element): string | undefined {
  const number = product.querySelector('[name="product"]')?.getAttribute('value') ?? '';
  return /^\d+$/.test(number) ? number : undefined;
}

/** The long name of a directive: `setAttribute()` rejects the short ones. */
function writable(name: string): string {
  return name.replace(/^@/, 'x-on:').replace(/^:/, 'x-bind:');
}
