/**
 * Hyvä's pages work by Alpine: attributes such as `x-data` and `@click` are code, so every cleaner takes them out of what is
 * fetched. What then arrives is dead, unless it gets its code from the page itself.
 */

/** An attribute that Alpine takes for code. */
const DIRECTIVE = /^(?:x-|@|:)/;

const COMPONENT = '[x-data]';

/** Stands for a product's number in the code that all products share. */
const NUMBER = '\u{0}';

interface Directive {
  name: string;
  value: string;
}

/** Whether Alpine runs a part of the page, or something in it. */
export function isRunByAlpine(parts: readonly Element[]): boolean {
  return parts.some((part) => part.matches(COMPONENT) || part.querySelector(COMPONENT) !== null);
}

/**
 * Lets Alpine run products that were fetched as it runs those that the page came with. Each node gets the directives of a node of
 * its like, with its own product's number: no code comes from outside.
 */
export function copyDirectives(from: readonly Element[], to: readonly Element[]): void {
  if (!isRunByAlpine(from)) return;
  const known = directivesIn(from);
  for (const product of to) {
    const number = numberOf(product);
    if (number === undefined) continue;
    for (const node of nodesOf(product)) {
      for (const { name, value } of known.get(likeness(node)) ?? []) {
        node.setAttribute(name.replaceAll(NUMBER, number), value.replaceAll(NUMBER, number));
      }
    }
  }
}

/** The directives of each kind of node, as the first product that has it has them. */
function directivesIn(products: readonly Element[]): ReadonlyMap<string, readonly Directive[]> {
  const known = new Map<string, readonly Directive[]>();
  for (const product of products) {
    const number = numberOf(product);
    if (number === undefined) continue;
    const digits = new RegExp(`\\b${number}\\b`, 'g');
    const general = (text: string): string => text.replace(digits, NUMBER);
    for (const node of nodesOf(product)) {
      const kind = likeness(node);
      if (known.has(kind)) continue;
      const directives = [...node.attributes].filter(({ name }) => DIRECTIVE.test(name));
      known.set(
        kind,
        directives.map(({ name, value }) => ({ name: general(writable(name)), value: general(value) })),
      );
    }
  }
  return known;
}

function nodesOf(product: Element): Element[] {
  return [product, ...product.querySelectorAll('*')];
}

/** Nodes of one kind have the same tag, classes and purpose. */
function likeness(node: Element): string {
  return [node.localName, node.getAttribute('class'), node.getAttribute('data-addto')].join(' ');
}

/** The number of a product, which its form posts. Digits only: it becomes a part of code. */
function numberOf(product: Element): string | undefined {
  const number = product.querySelector('[name="product"]')?.getAttribute('value') ?? '';
  return /^\d+$/.test(number) ? number : undefined;
}

/** A directive's long name: `setAttribute()` refuses the short ones. */
function writable(name: string): string {
  return name.replace(/^@/, 'x-on:').replace(/^:/, 'x-bind:');
}
