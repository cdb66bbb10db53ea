import { Component, type ReactNode } from 'react';

/** What the root needs from its custom element. */
export interface RootOwner extends HTMLElement {
  /** What to render; null renders nothing. */
  content(): ReactNode;
  /** Called after each render; under Preact also right after `crashed`. */
  rendered(): void;
  /** Called when a component inside threw. */
  crashed(error: unknown): void;
}

/**
 * The only component that r2wc mounts. Renders an element's content, and reports success or failure to the element, which r2wc passes
 * as the prop `container`.
 */
export class ElementRoot extends Component<{ container: RootOwner }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.props.container.rendered();
  }

  override componentDidUpdate(): void {
    this.props.container.rendered();
  }

  override componentDidCatch(error: unknown): void {
    this.props.container.crashed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.container.content();
  }
}
