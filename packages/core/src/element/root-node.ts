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

  /** The node to draw into, from now on ours. */
  open(): HTMLElement {
    const node = this.#node ?? this.#append();
    this.#served = isServed(node) ? (node.cloneNode(true) as HTMLElement) : undefined;
    node.setAttribute(ROOT, '');
    node.hidden = false;
    this.#node = node;
    return node;
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
  #append(): HTMLElement {
    for (const child of childrenOf(this.#element)) if (child.hasAttribute(ROOT)) child.replaceWith();
    const node = document.createElement('div');
    this.#element.append(node);
    return node;
  }
}

function isServed(node: Element): boolean {
  return node.getAttribute(ROOT) === 'server';
}

/** Asks for the first child before making a list: most of a thousand elements have none. */
export function childrenOf(element: Element): HTMLElement[] {
  return element.firstElementChild === null ? [] : [...(element.children as Iterable<HTMLElement>)];
}
