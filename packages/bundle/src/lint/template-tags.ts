/** One of our tags as a template has it. */
export interface TemplateTag {
  name: string;
  attributes: readonly TemplateAttribute[];
  /** Whether an expression stands where attributes are: nobody can tell which ones it prints. */
  hasPrintedAttributes: boolean;
  /** Whether a JSON script stands among its children. */
  hasScript: boolean;
  /** Of the tag's `<` in the file. */
  offset: number;
}

export interface TemplateAttribute {
  name: string;
  /** As text, entities decoded; undefined when a template expression prints any of it. */
  value: string | undefined;
  offset: number;
}

/** Expressions of PHP, Twig and Liquid. What they print is not known here; what is in them is not markup. */
const expression = /<\?[\s\S]*?(?:\?>|$)|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}/y;

/** What may stand between one of our tags and the next, and has to be read past as a whole. */
const landmark =
  /<!--[\s\S]*?(?:-->|$)|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}|<\?[\s\S]*?(?:\?>|$)|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}|<script(?![^>]*\stype=["']text\/(?:html|x-magento-template))[^>]*>[\s\S]*?(?:<\/script>|$)|<(shop-[\w-]*)/g;

/** Every `<shop-…>` of a template. Comments, expressions and scripts are passed over. */
export function templateTags(text: string): TemplateTag[] {
  const tags: TemplateTag[] = [];
  landmark.lastIndex = 0;
  for (let found = landmark.exec(text); found !== null; found = landmark.exec(text)) {
    const [, name] = found;
    if (name === undefined) continue;
    const { attributes, hasPrintedAttributes, end } = readAttributes(text, landmark.lastIndex);
    tags.push({ name, attributes, hasPrintedAttributes, hasScript: hasScript(text, end, name), offset: found.index });
    landmark.lastIndex = end;
  }
  return tags;
}

/** A JSON script between the tag and its end tag, whoever of the two ends first. */
function hasScript(text: string, from: number, name: string): boolean {
  const end = text.indexOf(`</${name}`, from);
  return end >= 0 && /<script[^>]*type=["']application\/json/.test(text.slice(from, end));
}

function readAttributes(text: string, from: number) {
  const attributes: TemplateAttribute[] = [];
  let hasPrintedAttributes = false;
  let at = from;
  while (at < text.length) {
    const printed = expressionAt(text, at);
    if (printed > at) {
      // `{% if … %}` and `<?php if … ?>` only choose between attributes that can be seen.
      if (/^(?:<\?=|\{\{)/.test(text.slice(at, at + 3))) hasPrintedAttributes = true;
      at = printed;
    } else if (text[at] === '>') {
      return { attributes, hasPrintedAttributes, end: at + 1 };
    } else if (/[\s/]/.test(text[at] ?? '')) {
      at += 1;
    } else {
      const attribute = readAttribute(text, at);
      if (attribute.isPrinted) hasPrintedAttributes = true;
      else attributes.push({ name: attribute.name, value: attribute.value, offset: at });
      at = attribute.end;
    }
  }
  return { attributes, hasPrintedAttributes, end: at };
}

function readAttribute(text: string, from: number) {
  const name = readUntil(text, from, (character) => /[\s=>/]/.test(character));
  const equals = /\s*=\s*/y;
  equals.lastIndex = name.end;
  if (!equals.test(text)) return { name: name.text, isPrinted: name.isPrinted, value: '', end: name.end };
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
    end: value.end + (quote === '"' || quote === "'" ? 1 : 0),
  };
}

/** Text up to a character that ends it; an expression in between may hold that character. */
function readUntil(text: string, from: number, ends: (character: string) => boolean) {
  let isPrinted = false;
  let at = from;
  while (at < text.length && !ends(text[at] ?? '')) {
    const printed = expressionAt(text, at);
    isPrinted ||= printed > at;
    at = printed > at ? printed : at + 1;
  }
  // A character that can begin nothing is read over, so that reading always goes on.
  return { text: text.slice(from, at), isPrinted, end: at === from && text[at] === '=' ? at + 1 : at };
}

/** Where the expression that begins here ends; the same place when none begins here. */
function expressionAt(text: string, at: number): number {
  if (text[at] !== '<' && text[at] !== '{') return at;
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

const entities: Readonly<Record<string, string>> = { quot: '"', '#34': '"', '#39': "'", apos: "'", lt: '<', gt: '>' };

function decoded(text: string): string {
  return text
    .replace(/&(quot|#34|#39|apos|lt|gt);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('&amp;', '&');
}
