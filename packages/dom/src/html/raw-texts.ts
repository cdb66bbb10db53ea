/** A script block or style sheet in a piece of HTML. */
export interface RawText {
  /** Its start tag's text after the name. */
  attributes: string;
  text: string;
}

/**
 * Finds the script blocks or style sheets in a piece of HTML by searching, not parsing: every sanitizer removes them, and Trusted
 * Types allow no parsing that keeps scripts. Use it to read what the server wrote into them; never run them.
 */
export function rawTexts(html: string, element: 'script' | 'style'): readonly RawText[] {
  const found: RawText[] = [];
  const opening = new RegExp(String.raw`<${element}(?=[\s>])`, 'gi');
  const closing = new RegExp(`</${element}`, 'gi');
  while (opening.exec(html) !== null) {
    const begin = html.indexOf('>', opening.lastIndex);
    closing.lastIndex = begin;
    const end = begin < 0 ? null : closing.exec(html);
    if (end === null) break;
    found.push({ attributes: html.slice(opening.lastIndex, begin), text: html.slice(begin + 1, end.index) });
    opening.lastIndex = closing.lastIndex;
  }
  return found;
}
