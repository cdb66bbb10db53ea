/** Marks the node that holds what an element draws; `server` says that the server drew its content. */
const ROOT = 'data-shop-root';

/**
 * The node an element draws into. Never the element itself: the server's children are not React's to remove. A server that
 * prints what we would draw marks its own node as the root, which is then kept.
 */
export class RootNode {
  readonly #element: HTMLElement;
  #node: HTMLElement | undefined;
  /** What the server drew, for the case that our drawing over it fails. */
  #served: HTMLElement | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  get isThere(): boolean {
    return this.#node !== undefined;
  }

  /** Looks for what the server drew. */
  keepServed(): boolean {
    this.#node = childrenOf(this.#element).find(isServed);
    return this.isThere;
  }

  /** The node to draw into, from now on ours. Not yet in the page when it is new. */
  open(): HTMLElement {
    const node = this.#node ?? this.#create();
    this.#served = isServed(node) ? (node.cloneNode(true) as HTMLElement) : undefined;
    node.setAttribute(ROOT, '');
    node.hidden = false;
    this.#node = node;
    return node;
  }

  /** Puts the node into the page. What is drawn by then comes with it, in one change of the page. */
  place(): void {
    if (this.#node?.parentNode === null) this.#element.append(this.#node);
  }

  /** Our drawing failed: what the server drew comes back, or nothing is shown. */
  fail(): void {
    if (this.#node === undefined || isServed(this.#node)) return;
    if (this.#served === undefined) {
      this.#node.hidden = true;
    } else {
      this.#node.replaceWith(this.#served);
      this.#node = this.#served;
    }
  }

  /** Our drawing holds. */
  keep(): void {
    this.#served = undefined;
  }

  /** The element left the page. What the server drew stays in it. */
  remove(): void {
    if (this.#node !== undefined && !isServed(this.#node)) this.#node.replaceWith();
    this.#node = undefined;
  }

  /** A root that came with the markup belongs to a copy of an element that was drawn before, and goes. */
  #create(): HTMLElement {
    for (const child of childrenOf(this.#element)) if (child.hasAttribute(ROOT)) child.replaceWith();
    return document.createElement('div');
  }
}

function isServed(node: Element): boolean {
  return node.getAttribute(ROOT) === 'server';
}

/** The children as they are now. Walks from one to the next, because `children` is slow to make for each of a thousand elements. */
export function childrenOf(element: Element): HTMLElement[] {
  const children: HTMLElement[] = [];
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    children.push(child as HTMLElement);
  }
  return children;
}
