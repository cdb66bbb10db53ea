const entities: readonly (readonly [character: string, entity: string])[] = [
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
