/** Reads text that a template engine fills in: the output of expressions is unknown, and their content is not markup. */

/** Parentheses in code, nested up to a depth. Those in strings don't count. */
function parentheses(depth: number): string {
  const inner = depth === 0 ? '' : `|${parentheses(depth - 1)}`;
  return String.raw`\((?:[^()'"]|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"${inner})*\)`;
}

/** Expressions of PHP, Twig, Liquid, Handlebars and Blade (`@if(…)`, `{!! … !!}`). */
export const EXPRESSION = [
  String.raw`<\?[\s\S]*?(?:\?>|$)|\{\{!?--[\s\S]*?--\}\}|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}|\{!![\s\S]*?!!\}`,
  String.raw`\B@\w+[ \t]*${parentheses(5)}`,
].join('|');

const expression = new RegExp(EXPRESSION, 'y');
const anyExpression = new RegExp(EXPRESSION);

/** The end of the expression that starts here; the same offset if none does. */
export function expressionEnd(text: string, at: number): number {
  if (!/[<{@]/.test(text[at] ?? '')) return at;
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Whether a template engine prints any part of it. */
export function isPrinted(text: string): boolean {
  return anyExpression.test(text);
}

/** Whether a template engine may choose between the parts before and after this text. */
export function hasCondition(text: string): boolean {
  return /<\?(?!=)|\{%|@(?:case|else|end|if|unless)|\{\{~?(?:#|else)/.test(text);
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
