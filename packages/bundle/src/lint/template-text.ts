/** Reads text that a template engine fills in: the output of expressions is unknown, and their content is not markup. */

/** Expressions of PHP, Twig and Liquid. */
export const EXPRESSION = String.raw`<\?[\s\S]*?(?:\?>|$)|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}`;

const expression = new RegExp(EXPRESSION, 'y');
const anyExpression = new RegExp(EXPRESSION);

/** The end of the expression that starts here; the same offset if none does. */
export function expressionAt(text: string, at: number): number {
  if (text[at] !== '<' && text[at] !== '{') return at;
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Whether a template engine prints any part of it. */
export function isPrinted(text: string): boolean {
  return anyExpression.test(text);
}

/** Whether a template engine may choose between the parts before and after this text. */
export function hasCondition(text: string): boolean {
  return /<\?(?!=)|\{%|@else|\{\{~?(?:#|else)/.test(text);
}

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** Decodes numeric entities, which Magento's `escapeHtmlAttr` prints, and the named ones of HTML's syntax. */
export function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|apos|lt|gt|amp));/gi,
    (entity, hexadecimal?: string, decimal?: string, name = '') => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return entities[name.toLowerCase()] ?? (code <= LAST ? String.fromCodePoint(code) : entity);
    },
  );
}

/** Unicode's last character. */
const LAST = 0x10ffff;
