import { removeNode } from './remove-node';

/** Marks the node that an element renders into. The value `server` means that the server rendered its content. */
const ROOT = 'data-shop-root';

/**
 * The node that an element renders into. It is never the element itself, because React would remove the server's children. If
 * the server prints what we would render, it marks its own node as the root, and we keep that.
 */
export class RootNode {
  readonly #element: HTMLElement;
  #node: HTMLElement | undefined;
  /** A copy of what the server rendered, to bring back if our rendering fails. */
  #served: HTMLElement | undefined;
  #isServerRendered = false;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The node, once there is one. */
  get node(): HTMLElement | undefined {
    return this.#node;
  }

  /** Whether the server rendered the node. */
  get isServerRendered(): boolean {
    return this.#isServerRendered;
  }

  /** @returns whether the server rendered the content */
  keepServed(): boolean {
    this.#node = childrenOf(this.#element).find(isServed);
    this.#isServerRendered = this.#node !== undefined;
    return this.#isServerRendered;
  }

  /** Returns the node to render into, and copies what the server rendered. A new node is not in the page yet. */
  prepare(): HTMLElement {
    const node = this.#node ?? this.#create();
    this.#served = isServed(node) ? (node.cloneNode(true) as HTMLElement) : undefined;
    node.setAttribute(ROOT, '');
    this.#node = node;
    return node;
  }

  /** Inserts a new node into the page, together with what was rendered into it. */
  place(): void {
    if (this.#node?.parentNode === null) this.#element.append(this.#node);
  }

  /**
   * Our rendering failed: brings back what the server rendered, or takes our node out of the page, so that its fields don't post, and
   * gives the page back its own nodes.
   */
  fail(): void {
    if (this.#node === undefined || isServed(this.#node)) return;
    if (this.#served === undefined) {
      this.#node.replaceWith(...pagesNodesIn(this.#node));
    } else {
      this.#node.replaceWith(this.#served);
      this.#node = this.#served;
    }
  }

  /** Our rendering succeeded, so the server's is not needed again. */
  forgetServed(): void {
    this.#served = undefined;
  }

  /** The element left the page. What the server rendered stays. */
  remove(): void {
    if (this.#node !== undefined && !isServed(this.#node)) removeNode(this.#node);
    this.#node = undefined;
    this.#isServerRendered = false;
  }

  /**
   * Removes a root that came with cloned markup: it belongs to the element that was copied. Children of the page that the original
   * had moved into its root stay, as children again.
   */
  #create(): HTMLElement {
    for (const child of childrenOf(this.#element)) {
      if (child.hasAttribute(ROOT)) child.replaceWith(...pagesNodesIn(child));
    }
    return document.createElement('div');
  }
}

/** Children of the page that a component has moved into the element's node. */
export function pagesNodesIn(root: Element): Iterable<Element> {
  return root.querySelectorAll('[slot]');
}

function isServed(node: Element): boolean {
  return node.getAttribute(ROOT) === 'server';
}

/** The element's children now. Walks the siblings, because creating `children` for each of a thousand elements is slow. */
export function childrenOf(element: Element): HTMLElement[] {
  const children: HTMLElement[] = [];
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    children.push(child as HTMLElement);
  }
  return children;
}
