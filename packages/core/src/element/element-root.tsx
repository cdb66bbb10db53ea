import { Component, type ReactNode } from 'react';

/** What the root needs of the custom element it draws for. */
export interface Drawable extends HTMLElement {
  /** What to draw now; null draws nothing. */
  content(): ReactNode;
  /** The root has drawn; under Preact also right after `crashed`. */
  drawn(): void;
  /** Something in it threw. */
  crashed(error: unknown): void;
}

/** The one component that r2wc mounts: draws an element's content, and tells the element how that went. */
export class ElementRoot extends Component<{ container: Drawable }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.props.container.drawn();
  }

  override componentDidUpdate(): void {
    this.props.container.drawn();
  }

  override componentDidCatch(error: unknown): void {
    this.props.container.crashed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.container.content();
  }
}
