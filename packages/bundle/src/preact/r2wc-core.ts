import type { ComponentType } from 'preact';

/** How a component comes into an element; r2wc's own, for React. */
interface Renderer<Context> {
  mount(container: HTMLElement, component: ComponentType<Props>, props: Props): Context;
  update(context: Context, props: Props): void;
  unmount(context: Context): void;
}

interface Props {
  container: HTMLElement;
}

/**
 * What the elements use of r2wc's core: it knows how to turn attributes into props and events, in 0.7 KB brotli, and they ask
 * it for none.
 */
export default function core<Context>(
  component: ComponentType<Props>,
  _options: object,
  renderer: Renderer<Context>,
): CustomElementConstructor {
  return class extends HTMLElement {
    container: HTMLElement = this;
    readonly #props: Props = { container: this };
    #context: Context | undefined;

    connectedCallback(): void {
      if (this.#context) renderer.update(this.#context, this.#props);
      else this.#context = renderer.mount(this.container, component, this.#props);
    }

    disconnectedCallback(): void {
      if (this.#context) renderer.unmount(this.#context);
      this.#context = undefined;
    }
  };
}
