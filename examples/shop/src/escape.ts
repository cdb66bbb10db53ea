const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Text made safe for HTML, with the same entities that Magento writes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text made safe for an attribute by Magento's stricter rule: everything but letters, digits and `,.-_` as a hex entity. */
export function escapeAttribute(text: string): string {
  return text.replace(
    /[^a-zA-Z0-9,.\-_]/gu,
    (character) => `&#x${character.codePointAt(0)?.toString(16).toUpperCase()};`,
  );
}

/** Plain text as the HTML that Magento sends for instructions and addresses: escaped, with `<br />` at line ends. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br />\n');
}

/** JSON the way PHP writes it, which matters where JSON travels as text: `\/` and `\u00e9`. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** JSON that may stand inside a `<script>`: no `</script>`, no HTML comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
