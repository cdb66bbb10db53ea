import { options, type VNode } from 'preact';

// A browser that translates the page puts `<font>` elements of its own in the place of our texts. Preact goes on writing into
// the text that is no longer on the page: an error that has been corrected would stay, and a new one stand beside it.

/** What Preact knows of a part that it has drawn, by the names in its built file. */
type Drawn = VNode & { __e?: Element & { __t?: string }; __k?: readonly (Drawn | null)[] | null };

const fonts = document.getElementsByTagName('font');
const { diffed } = options;

options.diffed = (part: Drawn) => {
  diffed?.(part);
  const element = part.__e;
  if (typeof part.type !== 'string' || !element) return;
  const nodes = nodesOf(part);
  const text = nodes.map((node) => node.nodeValue).join();
  if (fonts.length && element.__t !== text) {
    // Takes the translation away and puts the texts back, for the browser to translate them anew.
    for (const child of [...element.children]) if (child.localName === 'font') element.removeChild(child);
    nodes.reduceRight<Node | null>(
      (next, node) => (node.parentNode === element ? node : element.insertBefore(node, next)),
      null,
    );
  }
  element.__t = text;
};

/** The element's own nodes, as they should stand in it. */
function nodesOf({ __k: parts }: Drawn): Node[] {
  return (parts ?? []).flatMap((part) => (typeof part?.type === 'function' ? nodesOf(part) : (part?.__e ?? [])));
}
