import { misspelled } from '../config/misspelled';
import { knownTags, registeredTags } from '../element/registry';
import { type DoctorFinding, nodeName } from './finding';

/** Mistakes in markup that the browser's parser mends in silence. All of them are looked for with what the page is made of now. */

/** Whether an element is ours, or means to be. */
export function isOurs({ localName }: Element): boolean {
  return localName.startsWith('shop-') || registeredTags().has(localName);
}

/** `<shop_messages>` is a tag that means nothing, and `<shop-mesages>` one that nobody registers. */
export function misspelledTag(element: Element): DoctorFinding[] {
  const { localName: tag } = element;
  if (!tag.startsWith('shop') || element.matches(':defined') === tag.includes('-')) return [];
  const meant = misspelled(tag, knownTags());
  if (meant === undefined) return [];
  return [{ kind: 'misspelled tag', message: `There is no <${tag}>: write <${meant}>`, node: element }];
}

/**
 * What an element that draws its own content cannot have meant to hold: a fallback whose mark is misspelled, which shows beside
 * what the element draws, or a part of the page that it swallowed because its tag was never closed.
 */
export function unmarkedContent(element: Element): DoctorFinding[] {
  const { localName: tag } = element;
  if (registeredTags().get(tag)?.mode !== 'render') return [];
  return [...element.children].filter(isUnmarked).flatMap((node) => {
    const mark = wrongMark(node);
    if (mark !== undefined) {
      const message = `${nodeName(node)} in <${tag}> shows beside what the element draws: write data-shop-fallback, not ${mark}`;
      return [{ kind: 'misspelled fallback', message, node }];
    }
    if (!isPartOfPage(node)) return [];
    const message = `<${tag}> has swallowed ${nodeName(node)}: write </${tag}> where it ends, because "/>" does not end it`;
    return [{ kind: 'unclosed tag', message, node }];
  });
}

function isUnmarked(node: Element): boolean {
  return !node.matches('script:not([src]), template, style, link, [data-shop-root], [data-shop-fallback]');
}

/** An entry of a list may have a header and a footer of its own. */
const PARTS = 'main, nav, aside, script[src], :is(header, footer):not(li *)';

/** Whether a node is, or holds, what no element of ours has inside. */
function isPartOfPage(node: Element): boolean {
  return (
    node.matches(PARTS) || node.querySelector(PARTS) !== null || [node, ...node.querySelectorAll('*')].some(isOurs)
  );
}

/** An attribute that somebody took for `data-shop-fallback`. */
function wrongMark(node: Element): string | undefined {
  const marks = ['data-shop-fallback', 'data-fallback', 'shop-fallback'];
  return node.getAttributeNames().find((name) => marks.includes(name) || misspelled(name, marks) !== undefined);
}

/** `<p><shop-x><div>`: the browser ends the paragraph before the block, and the element with it. The `</p>` then makes an empty one. */
export function cutShort(element: Element): DoctorFinding[] {
  const paragraph = element.closest('p');
  if (paragraph === null || [...element.children].some((child) => !child.hasAttribute('data-shop-root'))) return [];
  const block = paragraph.nextElementSibling;
  let last = block;
  for (let left = MOST_BLOCKS; left > 0 && last && !isEmptyParagraph(last); left -= 1) last = last.nextElementSibling;
  if (!block || !last || block === last || !isEmptyParagraph(last)) return [];
  const message = `<${element.localName}> lost its content, because ${nodeName(block)} cannot be in a <p>: write <div> for the <p> around it`;
  return [{ kind: 'block in a paragraph', message, node: element }];
}

/** How many blocks an element in a paragraph is thought to hold: a long page is not walked through for each of its paragraphs. */
const MOST_BLOCKS = 20;

function isEmptyParagraph(node: Element): boolean {
  return node.localName === 'p' && node.childNodes.length === 0 && node.attributes.length === 0;
}

/** A mark that is no child of an element of ours: nothing hides it. */
export function strayFallback(node: Element): DoctorFinding[] {
  if (!node.hasAttribute('data-shop-fallback') || node.parentElement === null || isOurs(node.parentElement)) return [];
  const message = `${nodeName(node)} has data-shop-fallback, but is no child of an element: nothing hides it`;
  return [{ kind: 'stray fallback', message, node }];
}
