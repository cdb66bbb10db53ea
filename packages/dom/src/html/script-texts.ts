/** A script block as it stands in a piece of HTML. */
export interface ScriptText {
  /** What stands in its tag after `script`. */
  attributes: string;
  text: string;
}

/**
 * The script blocks in a piece of HTML, which is only searched, not parsed: every cleaner takes scripts away, and a page's
 * Trusted Types allow no parsing that keeps them. They are for reading what a server has written into them, never to be run.
 */
export function scriptTexts(html: string): readonly ScriptText[] {
  const found: ScriptText[] = [];
  const opening = /<script(?=[\s>])/gi;
  const closing = /<\/script/gi;
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
