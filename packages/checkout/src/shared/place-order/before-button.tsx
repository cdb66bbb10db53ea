import { useLayoutEffect, useRef } from 'react';

/** Children of a payment element that go between its fields and its button. */
const SLOTTED = ':scope > [slot="before-button"]';

/**
 * Moves the page's own nodes between fields and button, and moves them back when the element is removed. Moving keeps what was
 * typed; a frame inside reloads. A shadow root would need no moving, but then themes couldn't style the fields and autofill wouldn't
 * work.
 */
export function BeforeButton({ element }: { element: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = container.current;
    if (shown === null) return;
    const moveNodes = (): void => {
      // An element in error has given them back to the page.
      if (shown.isConnected) shown.append(...element.querySelectorAll(SLOTTED));
    };
    moveNodes();
    // A page's script may add them later.
    const observer = new MutationObserver(moveNodes);
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      element.append(...shown.childNodes);
    };
  }, [element]);
  return <div ref={container} className="shop-before-button" />;
}
