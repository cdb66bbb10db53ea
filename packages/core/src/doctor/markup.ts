import { misspelled } from '../config/misspelled';
import { knownTags, registeredTags } from '../element/registry';
import { type DoctorFinding, startTagOf } from './finding';

// Mistakes in markup that HTML parsers repair silently. We recognize them by the resulting DOM.

/** Whether a tag is registered or starts with `shop-`. */
export function isOurs({ localName }: Element): boolean {
  return localName.startsWith('shop-') || registeredTags().has(localName);
}

/** `<shop_messages>` is not a custom element, and nobody registers `<shop-mesages>`. */
export function misspelledTag(element: Element): DoctorFinding[] {
  const { localName: tag } = element;
  // Any name without a hyphen counts as defined.
  if (!tag.startsWith('shop') || element.matches(':defined') === tag.includes('-')) return [];
  const meant = misspelled(tag, knownTags());
  if (meant === undefined) return [];
  return [{ kind: 'misspelled tag', message: `Unknown tag <${tag}>; did you mean <${meant}>?`, node: element }];
}

/**
 * Content that doesn't belong in an element with content of its own: a fallback with a misspelled attribute, or a part of the page
 * that the element swallowed because its tag was never closed.
 */
export function unmarkedContent(element: Element): DoctorFinding[] {
  const { localName: tag } = element;
  if (!isRendered(element)) return [];
  return [...element.children].filter(isUnmarked).flatMap((node) => {
    const mark = wrongMark(node);
    if (mark !== undefined) {
      const message = `"${mark}" has no effect, so ${startTagOf(node)} shows next to the content of <${tag}>; did you mean data-shop-fallback?`;
      return [{ kind: 'misspelled fallback', message, node }];
    }
    if (!isPartOfPage(node)) return [];
    const message = `<${tag}> is not closed, so it swallows ${startTagOf(node)}: add </${tag}>, because "/>" does not close it`;
    return [{ kind: 'unclosed tag', message, node }];
  });
}

function isRendered({ localName }: Element): boolean {
  return registeredTags().get(localName)?.mode === 'render';
}

function isUnmarked(node: Element): boolean {
  return !node.matches('script:not([src]), template, style, link, [data-shop-root], [data-shop-fallback]');
}

/** List entries may have headers and footers of their own. */
const PARTS = 'main, nav, aside, script[src], :is(header, footer):not(li *)';

/** Whether a node is or contains something that our elements never contain. */
function isPartOfPage(node: Element): boolean {
  return (
    node.matches(PARTS) || node.querySelector(PARTS) !== null || [node, ...node.querySelectorAll('*')].some(isOurs)
  );
}

/** An attribute that was probably meant to be `data-shop-fallback`. */
function wrongMark(node: Element): string | undefined {
  const marks = ['data-shop-fallback', 'data-fallback', 'shop-fallback'];
  return node.getAttributeNames().find((name) => marks.includes(name) || misspelled(name, marks) !== undefined);
}

/** `<p><shop-x><div>`: the browser closes the paragraph and the element before the block. The `</p>` then creates an empty paragraph. */
export function cutShort(element: Element): DoctorFinding[] {
  const paragraph = element.closest('p');
  // Nothing follows an element that the browser closed.
  if (paragraph === null || element.nextSibling !== null) return [];
  // A fallback moves out as a whole: an element that still has one was not cut. Only an `enhance` element's content can be split.
  if (isRendered(element) && [...element.children].some((child) => !child.hasAttribute('data-shop-root'))) return [];
  const following = siblingsAfter(paragraph, MOST_BLOCKS + 1);
  const [block] = following;
  // Without an empty paragraph further on, nothing was moved out of this one.
  if (block === undefined || following.findIndex(isEmptyParagraph) < 1) return [];
  const message = `${startTagOf(block)} cannot be inside <p>: the browser closed the paragraph, and <${element.localName}>, before it; write <div> instead of <p>`;
  return [{ kind: 'block in a paragraph', message, node: element }];
}

/** Limits the search for the empty paragraph, so that it doesn't walk a long page once per paragraph. */
const MOST_BLOCKS = 20;

function siblingsAfter(node: Element, most: number): Element[] {
  const siblings: Element[] = [];
  for (let next = node.nextElementSibling; next !== null && siblings.length < most; next = next.nextElementSibling) {
    siblings.push(next);
  }
  return siblings;
}

function isEmptyParagraph(node: Element): boolean {
  return node.localName === 'p' && node.childNodes.length === 0 && node.attributes.length === 0;
}

/** Only direct children of our elements are hidden. */
export function strayFallback(node: Element): DoctorFinding[] {
  if (!node.hasAttribute('data-shop-fallback') || node.parentElement === null || isOurs(node.parentElement)) return [];
  const message = `${startTagOf(node)} has data-shop-fallback, but is not a direct child of an element: nothing hides it`;
  return [{ kind: 'stray fallback', message, node }];
}
