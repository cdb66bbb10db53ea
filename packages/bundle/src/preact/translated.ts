import { options, type VNode } from 'preact';

// A browser that translates the page puts `<font>` elements of its own in the place of our texts. Preact goes on writing into
// the text that is no longer on the page: an error that has been corrected would stay, and a new one stand beside it.

/** What Preact knows of a part that it has drawn, by the names in its built file. */
type Drawn = VNode & { __e?: Element; __k?: readonly (Drawn | null)[] | null };

const fonts = document.getElementsByTagName('font');
const shown = new WeakMap<Element, string>();
const { diffed } = options;

options.diffed = (part: Drawn) => {
  diffed?.(part);
  const element = part.__e;
  if (typeof part.type !== 'string' || element === undefined) return;
  const nodes = nodesOf(part);
  const text = nodes.map(({ nodeValue }) => nodeValue).join('\n');
  if (fonts.length > 0 && shown.get(element) !== text) showAgain(element, nodes);
  shown.set(element, text);
};

/** The element's own nodes, as they should stand in it. */
function nodesOf({ __k: parts }: Drawn): Node[] {
  return (parts ?? []).flatMap((part) => {
    if (part === null) return [];
    return typeof part.type === 'function' ? nodesOf(part) : (part.__e ?? []);
  });
}

/** Takes the translation away and puts the texts back, for the browser to translate them anew. */
function showAgain(element: Element, nodes: readonly Node[]): void {
  for (const font of element.querySelectorAll(':scope > font')) element.removeChild(font);
  nodes.reduceRight<Node | null>((next, node) => {
    if (node.parentNode !== element) element.insertBefore(node, next);
    return node;
  }, null);
}
