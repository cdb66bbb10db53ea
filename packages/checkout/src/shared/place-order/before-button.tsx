import { useLayoutEffect, useRef } from 'react';

/** What a page puts between the fields of a payment element and its button: children with `slot="before-button"`. */
const SLOTTED = ':scope > [slot="before-button"]';

/**
 * The place between fields and button. The page's own nodes are moved here and not copied, so that they keep their state, and
 * moved back when the element leaves. A shadow root would place them without moving, but then the theme could not style the
 * fields and the browser could not fill them in.
 */
export function BeforeButton({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = place.current;
    if (shown === null) return;
    const take = (): void => shown.append(...element.querySelectorAll(SLOTTED));
    take();
    // A page's script may bring them later.
    const observer = new MutationObserver(take);
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      element.append(...shown.childNodes);
    };
  }, [element]);
  return <div ref={place} className="shop-before-button" />;
}
