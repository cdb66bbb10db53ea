const entities: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
];

/** A plain text as markup that shows exactly that text. */
export function escapeMarkup(text: string): string {
  return entities.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}

/** The words of a piece of markup, for places that show text only. A `<br>` becomes a line break. */
export function plainText(markup: string): string {
  const words = markup.replace(/<br\s*\/?>\n?/gi, '\n').replace(/<[^>]*>/g, '');
  return entities.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), words).trim();
}
