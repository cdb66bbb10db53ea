import type { Problem } from './problem';
import { isPrinted } from './template-text';
import type { Token } from './tokens';

/** What each part of a table may be in. A start tag closes everything up to it. */
const parents: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  colgroup: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot', 'table'],
  td: ['tr'],
  th: ['tr'],
};

/** A part of a table that holds only other parts. */
const holdsParts = /^(?:table|thead|tbody|tfoot|tr)$/;

interface Part {
  name: string;
  /** The offset of the last table tag in it. */
  offset: number;
}

/** Our elements between the parts of a table: browsers move them in front of the table. */
export function tableProblems(tokens: readonly Token[], template: string): Problem[] {
  const problems: Problem[] = [];
  const open: Part[] = [];
  for (const token of tokens) {
    if (token.kind === 'block' && token.name === 'table') open.push({ name: 'table', offset: token.offset });
    if (token.kind === 'closes-paragraph') follow(open, token.name, token.offset);
    const inner = open.at(-1);
    if (token.kind !== 'start' || token.isIgnored || inner === undefined || !holdsParts.test(inner.name)) continue;
    // The template may print a cell in between.
    if (isPrinted(template.slice(inner.offset, token.offset))) continue;
    const place = inner.name === 'table' ? 'around the table' : 'into a cell, or around the table';
    const message = `<${token.name}> cannot be directly in <${inner.name}>: browsers move it out, in front of the table; put it ${place}`;
    problems.push({ rule: 'element-in-table', message, offset: token.offset });
  }
  return problems;
}

/** Updates the open parts at a tag, `td` or `/td`. */
function follow(open: Part[], tag: string, offset: number): void {
  const name = tag.replace('/', '');
  const isPart = name in parents || /^(?:table|template|script)$/.test(name);
  if (!isPart) return;
  const names = open.map((part) => part.name);
  // A template's content is parsed on its own.
  const start = Math.max(names.lastIndexOf('template'), names.lastIndexOf('script'), 0);
  if (tag.startsWith('/')) {
    const at = names.lastIndexOf(name);
    if (at >= start) open.splice(at);
  } else {
    const inside = Math.max(...(parents[name] ?? []).map((parent) => names.lastIndexOf(parent)), -1);
    if (parents[name] !== undefined && inside >= start) open.splice(inside + 1);
    open.push({ name, offset });
  }
  const inner = open.at(-1);
  if (inner !== undefined) inner.offset = offset;
}
