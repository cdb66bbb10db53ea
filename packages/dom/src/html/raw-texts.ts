/** A script block or a style sheet as it stands in a piece of HTML. */
export interface RawText {
  /** What stands in its tag after the name. */
  attributes: string;
  text: string;
}

/**
 * The script blocks or style sheets in a piece of HTML, which is only searched, not parsed: every cleaner takes them away, and a
 * page's Trusted Types allow no parsing that keeps scripts. They are for reading what a server has written into them, never to be
 * run.
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
