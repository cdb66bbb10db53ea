import { misspelled } from '@shop-elements/core';
import type { Problem } from './problem';
import { hasCondition } from './template-text';
import type { OtherTag, StartTag, Token } from './tokens';

const FALLBACK = 'data-shop-fallback';

/** Checks the nesting of tags: HTML parsers repair mistakes silently, and not as intended. */
export function nestingProblems(tokens: readonly Token[], template: string): Problem[] {
  const problems: Problem[] = [];
  const open: StartTag[] = [];
  let paragraph: { depth: number } | undefined;
  for (const token of tokens) {
    const inner = open.at(-1);
    if (token.kind === 'start') open.push(token);
    if (token.kind === 'end') close(open, token);
    if (token.kind === 'closes-paragraph') paragraph = undefined;
    if (token.kind === 'fallback' && inner?.isIgnored === false) problems.push(...fallbackProblem(token));
    if (token.kind === 'block' || token.kind === 'paragraph') {
      if (paragraph !== undefined && inner?.isIgnored === false && open.length > paragraph.depth) {
        problems.push(blockInParagraph(token, inner));
      }
      paragraph = token.kind === 'paragraph' ? { depth: open.length } : undefined;
    }
  }
  const starts = tokens.filter((token) => token.kind === 'start');
  for (const tag of open) {
    if (!tag.isIgnored && tag.unclosedQuote === undefined && !mayBeAlternative(tag, starts, open, template))
      problems.push(neverClosed(tag));
  }
  return problems;
}

/** Removes the tag that an end tag closes. Ignores an end tag that closes nothing, like browsers do. */
function close(open: StartTag[], { name }: OtherTag): void {
  const at = open.map((tag) => tag.name).lastIndexOf(name);
  if (at >= 0) open.splice(at, 1);
}

/** `{% if a %}<shop-x …>{% else %}<shop-x …>{% endif %} … </shop-x>`: several start tags, of which the template prints one. */
function mayBeAlternative(
  tag: StartTag,
  starts: readonly StartTag[],
  open: readonly StartTag[],
  text: string,
): boolean {
  if (tag.isSelfClosed) return false;
  const next = starts.find(({ name, offset }) => name === tag.name && offset > tag.offset);
  if (next === undefined || !hasCondition(text.slice(tag.end, next.offset))) return false;
  return !open.includes(next) || mayBeAlternative(next, starts, open, text);
}

function neverClosed({ name, offset, isSelfClosed }: StartTag): Problem {
  return isSelfClosed
    ? {
        rule: 'self-closed-tag',
        message: `HTML does not close <${name} />, so the element swallows everything after it: write <${name}></${name}>`,
        offset,
      }
    : {
        rule: 'unclosed-tag',
        message: `<${name}> is never closed, so the element swallows everything after it: add </${name}>`,
        offset,
      };
}

function blockInParagraph({ name, offset }: OtherTag, element: StartTag): Problem {
  return {
    rule: 'block-in-paragraph',
    message: `<${name}> cannot be inside <p>: the browser closes the paragraph, and <${element.name}>, here; write <div> instead of <p>`,
    offset,
  };
}

const wrongFallbacks = ['data-fallback', 'shop-fallback'];

function fallbackProblem({ name, offset }: OtherTag): Problem[] {
  if (name === FALLBACK) return [];
  if (!wrongFallbacks.includes(name) && misspelled(name, [FALLBACK, ...wrongFallbacks]) === undefined) return [];
  const message = `"${name}" has no effect, so this content shows next to the element's own; did you mean ${FALLBACK}?`;
  return [{ rule: 'misspelled-fallback', message, offset }];
}
