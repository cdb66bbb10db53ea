import { decoded, expressionEnd } from './template-text';

export interface TemplateAttribute {
  name: string;
  /** As text, with decoded entities; undefined if a template expression prints any part of it. */
  value: string | undefined;
  offset: number;
}

/** The content of a start tag, from its name to its `>`. */
export interface TemplateAttributes {
  attributes: readonly TemplateAttribute[];
  /** Whether an expression prints attributes, which the linter can't see. */
  hasPrintedAttributes: boolean;
  /** Whether it ends in `/>`, which HTML reads as `>`. */
  isSelfClosed: boolean;
  /** The attribute whose closing quote is missing, so that its value goes on to the quote of a later attribute. */
  unclosedQuote?: TemplateAttribute;
  /** The offset after its `>`. */
  end: number;
}

/** Expressions that may print attributes. Others, such as `{% if … %}`, only choose between attributes that the template shows. */
const PRINTS =
  /^(?:<\?=|\{\{(?!!?--)|\{!!|@(?!(?:else)?if|unless|isset|empty|class|style)|<\?.*(?<![$\w])(?:echo|print|printf)\b|\{%-?\s*(?:include|render|block)\b)/s;

export function readAttributes(text: string, from: number): TemplateAttributes {
  const attributes: TemplateAttribute[] = [];
  let hasPrintedAttributes = false;
  let at = from;
  while (at < text.length) {
    const end = expressionEnd(text, at);
    if (end > at) {
      if (PRINTS.test(text.slice(at, end))) hasPrintedAttributes = true;
      at = end;
    } else if (text[at] === '>') {
      return { attributes, hasPrintedAttributes, isSelfClosed: text[at - 1] === '/', end: at + 1 };
    } else if (/[\s/]/.test(text[at] ?? '')) {
      at += 1;
    } else {
      const attribute = readAttribute(text, at);
      if (runsOn(text, attribute)) {
        const { name, value } = attribute;
        const tagEnd = readUntil(text, attribute.start, (character) => character === '>').end + 1;
        const unclosedQuote = { name: name.toLowerCase(), value, offset: at };
        const isSelfClosed = text[tagEnd - 2] === '/';
        return { attributes, hasPrintedAttributes, isSelfClosed, end: tagEnd, unclosedQuote };
      }
      if (attribute.isPrinted) hasPrintedAttributes = true;
      // HTML ignores the case of names.
      else attributes.push({ name: attribute.name.toLowerCase(), value: attribute.value, offset: at });
      at = attribute.end;
    }
  }
  return { attributes, hasPrintedAttributes, isSelfClosed: false, end: at };
}

function readAttribute(text: string, from: number) {
  const name = readUntil(text, from, (character) => /[\s=>/]/.test(character));
  const equals = /\s*=\s*/y;
  equals.lastIndex = name.end;
  if (!equals.test(text)) {
    return { name: name.text, isPrinted: name.isPrinted, value: '', start: name.end, end: name.end };
  }
  const start = equals.lastIndex;
  const quote = text[start];
  const value =
    quote === '"' || quote === "'"
      ? readUntil(text, start + 1, (character) => character === quote)
      : readUntil(text, start, (character) => /[\s>]/.test(character));
  return {
    name: name.text,
    isPrinted: name.isPrinted,
    value: value.isPrinted ? undefined : decoded(value.text),
    start,
    end: value.end + (quote === '"' || quote === "'" ? 1 : 0),
  };
}

/** Whether a value ends with ` name=`, and its quote is followed by more: that quote opens the value of another attribute. */
function runsOn(text: string, { start, end }: { start: number; end: number }): boolean {
  const isQuoted = /["']/.test(text[start] ?? '');
  return isQuoted && /[\s"'][\w:@.-]+\s*=\s*["']$/.test(text.slice(start + 1, end)) && /[^\s>/]/.test(text[end] ?? '');
}

/** Reads up to a terminating character, ignoring terminators inside expressions. */
function readUntil(text: string, from: number, ends: (character: string) => boolean) {
  let isPrinted = false;
  let at = from;
  while (at < text.length && !ends(text[at] ?? '')) {
    const end = expressionEnd(text, at);
    isPrinted ||= end > at;
    at = end > at ? end : at + 1;
  }
  // Skips a character that can't start anything, so that reading always advances.
  return { text: text.slice(from, at), isPrinted, end: at === from && text[at] === '=' ? at + 1 : at };
}
