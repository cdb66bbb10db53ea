const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes text for HTML, with Magento's entities. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Escapes text for an attribute by Magento's stricter rule: everything except letters, digits and `,.-_` becomes a hex entity.
 */
export function escapeAttribute(text: string): string {
  return text.replace(
    /[^a-zA-Z0-9,.\-_]/gu,
    (character) => `&#x${character.codePointAt(0)?.toString(16).toUpperCase()};`,
  );
}

/** Converts plain text to the HTML that Magento sends for instructions and addresses: escaped, with `<br />` for line breaks. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br />\n');
}

/** Serializes JSON like PHP, which matters for JSON inside text: `\/` and `\u00e9`. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** JSON that is safe inside a `<script>`: without `</script>` or HTML comments. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
