import { fail } from './failure';
import { whenDue } from './load-time';
import { load, table } from './parts';

/** One promise per tag whose part is loading. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads the code of all elements on the page, and of elements added later.
 * @param styles has to settle before an element renders
 * @returns resolves when every element that loads at once is defined or has failed
 */
export async function discover(styles?: Promise<unknown>): Promise<void> {
  const discoverIn = (root: ParentNode & Node): Promise<void>[] =>
    waitingIn(root).map((element) => whenDue(element, timeOf(element), () => loadOnce(element.localName, styles)));

  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) discoverIn(node);
    }
  }).observe(document, { childList: true, subtree: true });
  await Promise.all(discoverIn(document));
}

/** Our undefined elements among the node and its descendants. Ignores other tags. */
function waitingIn(root: ParentNode & Node): Element[] {
  const below = [...root.querySelectorAll(':not(:defined)')];
  if (isElement(root) && root.matches(':not(:defined)')) below.unshift(root);
  return below.filter(
    ({ localName }) => localName.startsWith('shop-') && Object.hasOwn(table.elements, nameOf(localName)),
  );
}

/** Also true for an element that was made in a frame, whose classes are others. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function nameOf(tag: string): string {
  return tag.slice('shop-'.length);
}

/** When to load an element's code: its `data-load`, or `visible` for rare elements. */
function timeOf(element: Element): string {
  return element.getAttribute('data-load') ?? (isRare(element) && isSeen(element) ? 'visible' : 'eager');
}

function isRare({ localName }: Element): boolean {
  return table.rare.includes(nameOf(localName));
}

/** An element without a box never becomes visible, and may still have to work: a closed sidebar's trigger is elsewhere. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Loads the part that defines a tag, once. After a failure, the next element with the tag tries again. */
function loadOnce(tag: string, styles: Promise<unknown> | undefined): Promise<void> {
  const started = loading.get(tag) ?? loadPart(tag, styles);
  loading.set(tag, started);
  return started;
}

async function loadPart(tag: string, styles: Promise<unknown> | undefined): Promise<void> {
  try {
    await load(table.elements[nameOf(tag)] ?? -1, styles);
  } catch (error) {
    loading.delete(tag);
    fail(tag, error);
  }
}
