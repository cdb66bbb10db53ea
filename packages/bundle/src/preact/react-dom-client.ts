import { type ComponentChild, render } from 'preact';

/** React's root, for r2wc, from Preact's core. */
export function createRoot(container: Element): { render(content: ComponentChild): void; unmount(): void } {
  return {
    render: (content) => render(content, container),
    unmount: () => render(null, container),
  };
}
