import { useLayoutEffect, useRef } from 'react';

interface MarkupProps {
  html: string;
  /** Selectors of controls to press, one after another, once the elements are ready. */
  press?: readonly string[] | undefined;
}

/** Inserts markup as a server would, so that React leaves it alone. */
export function Markup({ html, press }: MarkupProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = block;
    if (current === null) return;
    current.innerHTML = html;
    return press === undefined ? undefined : pressWhenReady(current, press);
  }, [html, press]);
  return <div ref={block} />;
}

/** @returns stops waiting */
function pressWhenReady(block: HTMLElement, controls: readonly string[]): () => void {
  const left = [...controls];
  const observer = new MutationObserver(tryNow);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-state', 'hidden', 'open'],
  });
  return () => observer.disconnect();

  function tryNow(): void {
    const [control] = left;
    if (control === undefined) {
      observer.disconnect();
      return;
    }
    // Dialogs are outside the story, at the end of the page.
    const target =
      block.querySelector<HTMLElement>(control) ?? document.querySelector<HTMLElement>(`body > ${control}`);
    const waits = block.querySelector('[data-state="loading"]:not(:has([data-state="loading"])):not(.shop-button)');
    if (!target?.checkVisibility() || waits?.localName.startsWith('shop-')) return;
    left.shift();
    target.click();
    // Ticking a checkbox triggers no mutation to observe.
    requestAnimationFrame(tryNow);
  }
}
