import { fail } from './failure';
import { whenDue } from './load-time';
import { load, table } from './parts';

/** One promise per tag whose part is loading. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads the code of all elements on the page, also in open shadow roots, and of elements added later.
 * @param styles has to settle before an element renders
 * @returns resolves when every element that loads at once is defined or has failed
 */
export async function discover(styles?: Promise<unknown>): Promise<void> {
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (isElement(node)) discoverIn(node);
    }
  });

  function follow(root: Document | ShadowRoot): Promise<void>[] {
    additions.observe(root, { childList: true, subtree: true });
    return discoverIn(root);
  }

  function discoverIn(root: ParentNode & Node): Promise<void>[] {
    const self = isElement(root) ? [root] : [];
    const started: Promise<void>[] = [];
    for (const node of [...self, ...root.querySelectorAll('*')]) {
      const { localName, shadowRoot } = node;
      if (shadowRoot) started.push(...follow(shadowRoot));
      if (!localName.includes('-') || node.matches(':defined')) continue;
      if (isOurs(localName)) started.push(whenDue(node, timeOf(node), () => loadOnce(localName, styles)));
      else discoverWhenDefined(localName);
    }
    return started;
  }

  const awaited = new Set<string>();

  /** An element of the page may attach its shadow root only when its tag is defined. */
  function discoverWhenDefined(tag: string): void {
    if (awaited.has(tag)) return;
    awaited.add(tag);
    void customElements.whenDefined(tag).then(() => discoverIn(document));
  }

  await Promise.all(follow(document));
}

function isOurs(tag: string): boolean {
  return tag.startsWith('shop-') && Object.hasOwn(table.elements, nameOf(tag));
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
