import type { ReactNode } from 'react';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import type { ElementDefinition } from './define-element';
import { ElementRoot, type RootOwner } from './element-root';
import { reportException } from './errors';
import { showFallback } from './fallback';
import { runWaitingCalls, withdrawMethods } from './methods';
import { renderNow } from './render-now';
import { renderView } from './render-view';
import { rendererOf } from './renderers';
import { RootNode } from './root-node';
import { becomeFailed, becomeReady } from './states';
import { takeOut } from './take-out';
import { keepTranslatable } from './translated';

/** Mounts and unmounts an element's React root. */
interface ReactRoot {
  /** Mounts into the root node, or updates what is mounted there. */
  render(root: HTMLElement): void;
  unmount(): void;
}

type Stage = 'empty' | 'served' | 'viewed' | 'mounted' | 'crashed';

/**
 * What an element shows: nothing yet (`empty`), what the server rendered (`served`), what its definition's `view` returns
 * (`viewed`), its component (`mounted`), or only the server's content, because the component threw (`crashed`).
 */
export class Presentation<Schema extends ConfigSchema> {
  readonly #element: RootOwner;
  readonly #definition: ElementDefinition<Schema>;
  readonly #react: ReactRoot;
  readonly #root: RootNode;
  #stage: Stage = 'empty';
  #mounts = 0;
  /** Whether another script may be changing what the element contains. */
  #isAside = false;
  #restoreFocus: (() => void) | undefined;

  constructor(element: RootOwner, definition: ElementDefinition<Schema>, react: ReactRoot) {
    this.#element = element;
    this.#definition = definition;
    this.#react = react;
    this.#root = new RootNode(element);
  }

  /** Whether nothing was shown since the element was connected. */
  get isEmpty(): boolean {
    return this.#stage === 'empty';
  }

  get hasRoot(): boolean {
    return this.#root.node !== undefined;
  }

  /**
   * Keeps what the server rendered and marked as final.
   * @returns whether there is any
   */
  keepServed(): boolean {
    if (!this.isEmpty || !this.#root.keepServed()) return false;
    this.#stage = 'served';
    becomeReady(this.#element);
    return true;
  }

  /** Whether the first interaction has to start React. A view has nothing to start. */
  startsOnTouch(config: ConfigOf<Schema> | undefined): boolean {
    return this.#stage === 'served' && (config === undefined || this.#viewOf(config) === undefined);
  }

  /**
   * Another script is morphing the page to the server's markup, attributes before children. It would empty our node, or turn it into
   * one of the server's, so the node leaves until the script has finished.
   */
  stepAside(): void {
    if (this.#stage === 'served') {
      this.#stage = 'empty';
      return;
    }
    const { node, isServerRendered } = this.#root;
    this.#isAside = node !== undefined;
    if (node !== undefined && !isServerRendered) this.#restoreFocus = takeOut(node);
  }

  show(config: ConfigOf<Schema>): void {
    // The morph has replaced nodes that we had changed: in `enhance` mode, and in a root that the server rendered. There, the
    // element starts over. A root that only we rendered returns.
    if (this.#isAside && (this.#definition.mode === 'enhance' || this.#root.isServerRendered)) this.clear();
    this.#isAside = false;
    const root = this.#root.prepare();
    try {
      const view = this.#stage === 'mounted' ? undefined : this.#viewOf(config);
      if (view === undefined) this.#mount(root);
      else this.#showView(view, root);
    } catch (error) {
      this.crash(error);
    }
    this.#root.forgetServed();
    this.#restoreFocus?.();
    this.#restoreFocus = undefined;
  }

  /** Called after the component has rendered; by Preact also after a crash. */
  rendered(): void {
    if (this.#stage !== 'mounted') return;
    keepTranslatable(this.#root.node ?? this.#element);
    becomeReady(this.#element);
    runWaitingCalls(this.#element);
  }

  crash(error: unknown): void {
    this.#stage = 'crashed';
    this.fail();
    reportException(this.#element, 'render', error);
  }

  /** Shows the server's content again. An element that shows nothing must not act: its methods could still place an order. */
  fail(): void {
    this.#root.fail();
    withdrawMethods(this.#element);
    becomeFailed(this.#element);
  }

  /** Removes everything that the element has added to the page. */
  clear(): void {
    if (!this.hasRoot) return;
    this.#react.unmount();
    this.#root.remove();
    this.#stage = 'empty';
    withdrawMethods(this.#element);
    showFallback(this.#element);
  }

  #viewOf(config: ConfigOf<Schema>): ReactNode | undefined {
    return this.#definition.view?.({ element: this.#element, config });
  }

  #showView(view: ReactNode, root: HTMLElement): void {
    this.#stage = 'viewed';
    renderView(view, root);
    this.#root.place();
    becomeReady(this.#element);
  }

  #mount(root: HTMLElement): void {
    const isUpdate = this.#stage === 'mounted';
    this.#stage = 'mounted';
    this.#root.place();
    if (!isUpdate) this.#mounts += 1;
    const render = rendererOf(this.#element);
    if (render !== undefined) {
      render(<ElementRoot key={this.#mounts} container={this.#element} />, root);
      return;
    }
    // After a crash, React needs a new root.
    if (!isUpdate) this.#react.unmount();
    renderNow(root, () => this.#react.render(root));
  }
}
