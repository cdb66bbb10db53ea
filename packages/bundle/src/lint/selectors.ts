import { isRecord, type Misfit, misfits, quote, type Shape } from '@shop-elements/core';

const letter = String.raw`[\w\u0080-\uffff-]|\\.`;
const identifier = String.raw`(?:--|-?(?:[A-Za-z_\u0080-\uffff]|\\.))(?:${letter})*`;
const text = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const attribute = String.raw`\[\s*(?:[*|]|${letter})+\s*(?:[~|^$*]?=\s*(?:${identifier}|${text})\s*[is]?\s*)?\]`;

/** Balanced parentheses, nested up to a depth. What is in them depends on the pseudo-class. */
function parentheses(depth: number): string {
  const inner = depth === 0 ? '' : `|${parentheses(depth - 1)}`;
  return String.raw`\((?:[^()"'[\]]|${text}|${attribute}${inner})*\)`;
}

/** jQuery's own pseudo-classes, which browsers refuse. */
const ofJQuery =
  '(?:animated|button|checkbox|contains|eq|even|file|first|gt|header|hidden|image|input|last|lt|odd|parent|password|radio|reset|selected|submit|text|visible)';

const pseudo = String.raw`::?(?!${ofJQuery}(?![\w-]))${identifier}(?:${parentheses(3)})?`;
const type = String.raw`(?:[*&]|${identifier})?(?:\|(?:\*|${identifier}))?`;
const compound = `${type}(?:[#.]${identifier}|${attribute}|${pseudo})*`;
const selector = new RegExp(String.raw`^\s*(?!$)${list(compound)}\s*$`);

/** Compounds with combinators between them, and commas between those. None may be empty. */
function list(each: string): string {
  const one = `(?![\\s>+~,]|$)${each}`;
  return String.raw`${one}(?:(?:\s*[>+~,]\s*|\s+)${one})*`;
}

/** The invalid parts of a value, also those that only a browser would notice. */
export function misfitsIn(value: unknown, shape: Shape, path = ''): Misfit[] {
  return [...misfits(value, shape, path), ...brokenSelectors(value, shape, path)];
}

/**
 * Finds texts in a value that no browser accepts as a selector. The core's own check needs a browser. Accepts selectors that it does
 * not understand in full, such as those with comments.
 */
function brokenSelectors(value: unknown, shape: Shape, path = ''): Misfit[] {
  const { kind, items, fields, members = [] } = shape;
  if (typeof value === 'string') {
    // A union of a number and a selector, as in `data-gutter`. A text with other members may mean one of those.
    const isOneOf = members.length > 0 && members.every((member) => /^(?:number|selector)$/.test(member.kind));
    const isSelector = kind === 'selector' || (isOneOf && !Number.isFinite(Number(value)));
    const isFine = !isSelector || value.includes('/*') || selector.test(value);
    return isFine ? [] : [{ path, expected: 'a CSS selector', found: quote(value) }];
  }
  const parts: readonly (readonly [name: string, part: unknown, shape: Shape | undefined])[] = Array.isArray(value)
    ? value.map((part, index) => [String(index), part, items] as const)
    : isRecord(value)
      ? (fields ?? []).map(([name, own]) => [name, value[name], own] as const)
      : [];
  return parts.flatMap(([name, part, own]) =>
    own === undefined ? [] : brokenSelectors(part, own, path === '' ? name : `${path}.${name}`),
  );
}
