import { misspelled } from '@shop-elements/core';
import type { Problem } from './problem';
import { hasCondition } from './template-text';
import type { OtherTag, StartTag, Token } from './tokens';

const FALLBACK = 'data-shop-fallback';

/** What goes wrong between tags: the browser's parser mends all of it in silence, and in its own way. */
export function nestingProblems(tokens: readonly Token[], template: string): Problem[] {
  const problems: Problem[] = [];
  const open: StartTag[] = [];
  let paragraph: { depth: number } | undefined;
  for (const token of tokens) {
    const inner = open.at(-1);
    if (token.kind === 'start') open.push(token);
    if (token.kind === 'end') close(open, token);
    if (token.kind === 'paragraph-end') paragraph = undefined;
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
    if (!tag.isIgnored && !mayBeAlternative(tag, starts, open, template)) problems.push(neverClosed(tag));
  }
  return problems;
}

/** Takes the tag off that an end tag closes; an end tag that closes nothing is passed over, as browsers do. */
function close(open: StartTag[], { name }: OtherTag): void {
  const at = open.map((tag) => tag.name).lastIndexOf(name);
  if (at >= 0) open.splice(at, 1);
}

/** `{% if a %}<shop-x …>{% else %}<shop-x …>{% endif %} … </shop-x>`: two start tags, one of them printed. */
function mayBeAlternative(
  tag: StartTag,
  starts: readonly StartTag[],
  open: readonly StartTag[],
  text: string,
): boolean {
  if (tag.isSelfClosed) return false;
  const next = starts.find(({ name, offset }) => name === tag.name && offset > tag.offset);
  const isClosedLater = next !== undefined && !open.includes(next);
  return isClosedLater && hasCondition(text.slice(tag.end, next.offset));
}

function neverClosed({ name, offset, isSelfClosed }: StartTag): Problem {
  return isSelfClosed
    ? {
        rule: 'self-closed-tag',
        message: `<${name} /> does not close the tag in HTML, so it swallows what follows: write <${name}></${name}>`,
        offset,
      }
    : {
        rule: 'unclosed-tag',
        message: `<${name}> is never closed, so it swallows what follows: write </${name}>`,
        offset,
      };
}

function blockInParagraph({ name, offset }: OtherTag, element: StartTag): Problem {
  return {
    rule: 'block-in-paragraph',
    message: `<${name}> cannot be in a <p>: the browser ends the paragraph here, and <${element.name}> with it; write <div> for the <p>`,
    offset,
  };
}

const wrongFallbacks = ['data-fallback', 'shop-fallback'];

function fallbackProblem({ name, offset }: OtherTag): Problem[] {
  if (name === FALLBACK) return [];
  if (!wrongFallbacks.includes(name) && misspelled(name, [FALLBACK, ...wrongFallbacks]) === undefined) return [];
  const message = `"${name}" does nothing, so this content shows beside the element's own; did you mean ${FALLBACK}?`;
  return [{ rule: 'misspelled-fallback', message, offset }];
}
