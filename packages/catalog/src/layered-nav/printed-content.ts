/** What replies lack, and what scripts add: our own nodes, and those of Slick, which runs Luma's sliders. */
const NOT_PRINTED = 'style, script, noscript, [data-shop-root=""], .slick-cloned, .slick-arrow, .slick-dots';

const contentAttributes: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['img', 'src'],
  ['shop-breadcrumbs', 'data-crumbs'],
]);

/**
 * The texts, links and pictures in a node. Two replies can be compared by them, and a reply with the page: scripts change classes and
 * attributes while sliders and videos run, and Page Builder prints other class names each time.
 */
export function printedContent(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, '');
  if (!(node instanceof Element) || node.matches(NOT_PRINTED)) return '';
  const attribute = contentAttributes.get(node.localName);
  return [attribute && node.getAttribute(attribute), ...[...node.childNodes].map(printedContent)].join('');
}
