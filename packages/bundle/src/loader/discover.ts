import { whenDue } from './due';
import { fail } from './failure';
import { known, load } from './parts';

/** One promise for each tag whose part is loading. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads what defines the elements that the page has, and those that come later.
 * @param styles has to be over before an element draws
 * @returns when every element that was due at once is defined, or has failed
 */
export async function discover(styles?: Promise<unknown>): Promise<void> {
  const discoverIn = (root: ParentNode & Node): Promise<void>[] =>
    waitingIn(root).map((element) => whenDue(element, timeOf(element), () => define(element.localName, styles)));

  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) discoverIn(node);
    }
  }).observe(document, { childList: true, subtree: true });
  await Promise.all(discoverIn(document));
}

/** Every element below, or the node itself, whose tag is ours and not defined yet. Foreign tags are left alone. */
function waitingIn(root: ParentNode & Node): Element[] {
  const below = [...root.querySelectorAll(':not(:defined)')];
  if (root instanceof Element && root.matches(':not(:defined)')) below.unshift(root);
  return below.filter(({ localName }) => localName.startsWith('shop-') && nameOf(localName) in known.elements);
}

function nameOf(tag: string): string {
  return tag.slice('shop-'.length);
}

/** When an element's code is wanted: what its `data-load` says, or near the view for one that few pages have. */
function timeOf(element: Element): string {
  return element.getAttribute('data-load') ?? (isRare(element) && isSeen(element) ? 'visible' : 'eager');
}

function isRare({ localName }: Element): boolean {
  return known.rare.includes(nameOf(localName));
}

/** What takes no room comes near no view, and may still have to work: the trigger of a closed sidebar stands elsewhere. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Loads the part that defines a tag, once. A tag that failed is tried again when its next element arrives. */
function define(tag: string, styles: Promise<unknown> | undefined): Promise<void> {
  const started = loading.get(tag) ?? loadPart(tag, styles);
  loading.set(tag, started);
  return started;
}

async function loadPart(tag: string, styles: Promise<unknown> | undefined): Promise<void> {
  try {
    await load(known.elements[nameOf(tag)] ?? -1, styles);
  } catch (error) {
    loading.delete(tag);
    fail(tag, error);
  }
}
