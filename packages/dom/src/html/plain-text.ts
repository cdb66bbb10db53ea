import { removeNode } from '@shop-elements/core';
import { nativeCleaner } from './native-cleaner';
import { trustedTypesPolicy } from './trusted-types';

/** The text of some markup, for places that show only text. A `<br>` becomes a line break. */
export function plainText(markup: string): string {
  if (!/[<&]/.test(markup)) return markup.trim();
  const lines = markup.replace(/<br\s*\/?>\r?\n?/gi, '\n');
  return (parsedText(`<body>${lines}`) ?? strippedText(lines)).trim();
}

/** Their content is not readable text. */
const unread = ['script', 'style', 'template'];

function parsedText(html: string): string | undefined {
  const page = parseNatively(html) ?? parseInertly(html);
  if (page === undefined) return undefined;
  for (const node of page.querySelectorAll(unread.join())) removeNode(node);
  return page.querySelector('body')?.textContent ?? '';
}

/** Needs no Trusted Types policy. */
function parseNatively(html: string): Document | undefined {
  return nativeCleaner()?.parseHTML.call(Document, html, { sanitizer: { removeElements: unread } });
}

/** Nothing in the parsed document runs or loads; we only read its text. */
function parseInertly(html: string): Document | undefined {
  const policy = trustedTypesPolicy();
  if (policy === null) return undefined;
  const trusted: unknown = policy?.createHTML(html) ?? html;
  return new DOMParser().parseFromString(trusted as string, 'text/html');
}

/** The entities that Magento uses. Decoding ends with `&amp;`; encoding goes backwards, so that it begins with it. */
const entities: readonly (readonly [entity: string, character: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&#039;', "'"],
  ['&amp;', '&'],
];

/** Escapes plain text as HTML. */
export function escapeMarkup(text: string): string {
  return entities.reduceRight((escaped, [entity, character]) => escaped.replaceAll(character, entity), text);
}

/** The fallback when the page's policies allow no parsing: strips tags and decodes entities. */
function strippedText(markup: string): string {
  const words = markup.replace(/<[^<>]*>/g, '');
  return entities.reduce((text, [entity, character]) => text.replaceAll(entity, character), words);
}
