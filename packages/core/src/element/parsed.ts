import { type Flushable, schedule } from './flush';

type Waiting = Element & Flushable;

const unparsed = new Set<Waiting>();
let observer: MutationObserver | undefined;

/**
 * Whether the parser has passed the element's end tag, so that its children are complete. With a script in `<head>`, elements
 * upgrade at their start tag, before they have children.
 */
export function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node !== null; node = node.parentNode) {
    if (isFollowed(node)) return true;
  }
  return false;
}

/**
 * Whether the parser has put something after a node. Scripts and browser extensions also add elements at the end of the body and of
 * the document, even while the parser is inside the node. Only text there shows that the parser is past it.
 */
function isFollowed({ nextSibling, parentElement }: Node): boolean {
  if (nextSibling === null) return false;
  return !parentElement?.matches('html, body') || nextSibling.nodeName === '#text';
}

/** Schedules the element once the parser has passed it. One observer serves all waiting elements. */
export function whenParsed(element: Waiting): void {
  unparsed.add(element);
  if (observer !== undefined) return;
  observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', check, { once: true });
}

function check(): void {
  for (const element of unparsed) {
    if (!isParsed(element)) continue;
    unparsed.delete(element);
    schedule(element);
  }
  if (unparsed.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}
