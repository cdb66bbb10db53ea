import { useLayoutEffect, useRef } from 'react';

interface MarkupProps {
  html: string;
  /** Selector of what is pressed once the elements are ready. */
  press?: string | undefined;
}

/** Puts markup on the page as a server would: React leaves it alone. */
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
function pressWhenReady(block: HTMLElement, control: string): () => void {
  const observer = new MutationObserver(tryNow);
  observer.observe(block, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  return () => observer.disconnect();

  function tryNow(): void {
    const target = block.querySelector<HTMLElement>(control);
    const waits = block.querySelector('[data-state="loading"]:not(:has([data-state="loading"])):not(.shop-button)');
    if (target === null || waits?.localName.startsWith('shop-')) return;
    observer.disconnect();
    target.click();
  }
}
