import { readAttributes, type TemplateAttributes } from './attributes';
import { EXPRESSION } from './template-text';

/** The start tag of one of our elements, or of something that looks like one. */
export interface StartTag extends TemplateAttributes {
  kind: 'start';
  name: string;
  offset: number;
  /** Whether a `shop-elements-ignore` comment precedes it. */
  isIgnored: boolean;
}

/** A script that contains JSON, not code. */
export interface JsonScript {
  kind: 'json';
  attributes: TemplateAttributes['attributes'];
  text: string;
  offset: number;
  /** The offset after its end tag. */
  end: number;
  isIgnored: boolean;
}

/** A script that is marked as our JSON, but that browsers read as something else. */
export interface UnreadScript extends Omit<JsonScript, 'kind'> {
  kind: 'unread';
}

/**
 * `</shop-…>`, the start of an element that closes an open `<p>`, the end of a paragraph (with the tag that ends it, as `td` or
 * `/td`), one of our tags in a `<textarea>`, or an attribute that may mean `data-shop-fallback`.
 */
export interface OtherTag {
  kind: 'end' | 'block' | 'paragraph' | 'closes-paragraph' | 'in-textarea' | 'fallback';
  name: string;
  offset: number;
}

export type Token = StartTag | JsonScript | UnreadScript | OtherTag;

/** Elements whose start tag closes an open `<p>`. */
const blocks =
  'address|article|aside|blockquote|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul';

/** Parts of a table. Their start and end tags close a `<p>` of the cell before. */
const cells = 'caption|col|colgroup|tbody|td|tfoot|th|thead|tr';

const ignored = /shop-elements-ignore/;

/** One of our tags in a `<textarea>`, not in an expression. */
const ourTag = /(?<![\w'"])<(shop-[\w-]+)/i;

/** Everything in a template that the linter reads or has to skip as a whole. */
const landmark = new RegExp(
  [
    String.raw`(?<comment><!--[\s\S]*?(?:-->|$)|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}|${EXPRESSION})`,
    String.raw`<script(?<script>(?![^>]*\stype=["']text\/(?:html|x-magento-template))[^>]*>)`,
    String.raw`<textarea(?=[\s/>])(?<textarea>[\s\S]*?(?:<\/textarea(?=[\s/>])|$))`,
    String.raw`<(?<ours>shop[-_:][\w:-]*)`,
    String.raw`<\/(?<end>shop[-_:][\w:-]*)`,
    String.raw`<(?<block>${blocks})(?=[\s/>])`,
    // An open `<p>` ends with its parent.
    String.raw`<(?<paragraphEnd>\/(?:p|body|button|object|script|template|${blocks}|${cells})|${cells}|script|template)(?=[\s/>])`,
    String.raw`\s(?<fallback>(?:data-|shop-)[\w-]*f[ae]l+[\w-]*b[\w-]*k)(?=[\s=/>])`,
  ].join('|'),
  'gi',
);

/** All parts of a template that concern our elements, in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isIgnored = false;
  landmark.lastIndex = 0;
  for (let found = landmark.exec(text); found !== null; found = landmark.exec(text)) {
    const { index: offset, groups = {} } = found;
    const { comment, script, textarea, ours, end, block, paragraphEnd = '', fallback } = groups;
    if (comment !== undefined) {
      isIgnored ||= ignored.test(comment);
    } else if (script !== undefined) {
      const { kind, ...token } = scriptAt(text, offset, isIgnored);
      if (kind === 'json') tokens.push({ kind, ...token });
      if (kind === 'unread') tokens.push({ kind, ...token });
      isIgnored &&= kind === 'code';
      landmark.lastIndex = token.end;
    } else if (textarea !== undefined) {
      const [tag, name = ''] = ourTag.exec(textarea) ?? [];
      if (tag !== undefined && !isIgnored) {
        tokens.push({
          kind: 'in-textarea',
          name: name.toLowerCase(),
          offset: offset + '<textarea'.length + textarea.indexOf(tag),
        });
      }
      isIgnored = false;
    } else if (ours !== undefined) {
      const tag = readAttributes(text, landmark.lastIndex);
      tokens.push({ kind: 'start', name: ours.toLowerCase(), offset, isIgnored, ...tag });
      isIgnored = false;
      landmark.lastIndex = tag.end;
    } else if (end !== undefined) {
      tokens.push({ kind: 'end', name: end.toLowerCase(), offset });
    } else if (block !== undefined) {
      const name = block.toLowerCase();
      tokens.push({ kind: name === 'p' ? 'paragraph' : 'block', name, offset });
    } else if (fallback !== undefined) {
      tokens.push({ kind: 'fallback', name: fallback.toLowerCase(), offset: offset + 1 });
    } else {
      tokens.push({ kind: 'closes-paragraph', name: paragraphEnd.toLowerCase(), offset });
    }
  }
  return tokens;
}

const scriptEnd = /<\/script[^>]*>/gi;

/** A script with JSON, one that was meant to be one, or code. */
function scriptAt(text: string, offset: number, isIgnored: boolean) {
  const { attributes, hasPrintedAttributes, end: start } = readAttributes(text, offset + '<script'.length);
  scriptEnd.lastIndex = start;
  const closing = scriptEnd.exec(text);
  const stop = closing?.index ?? text.length;
  const end = closing === null ? text.length : scriptEnd.lastIndex;
  const type = attributes.find(({ name }) => name === 'type');
  const isJson = type?.value?.toLowerCase() === 'application/json';
  const isTypePrinted = hasPrintedAttributes || (type !== undefined && type.value === undefined);
  const isMeant = attributes.some(({ name }) => name === 'data-shop-config' || name === 'data-shop-texts');
  const kind = isJson ? 'json' : isMeant && !isTypePrinted ? 'unread' : 'code';
  return { kind, attributes, text: text.slice(start, stop), offset, end, isIgnored } as const;
}
