import { REDRAW } from '@shop-elements/host';
import { measureLater } from '../shared/block/measure-later';
import type { ButtonsConfig } from './buttons.config';

/**
 * Makes all buttons of a block as wide as the widest: in the next frame, when the window or the block is resized or its tab
 * opens, when a web font has loaded, and when the page reports a redraw.
 * @returns restores their own widths
 */
export function startButtons(block: HTMLElement, { sameWidth }: ButtonsConfig): () => void {
  if (!sameWidth) return () => {};
  const measure = (): (() => void) => {
    const buttons = buttonsIn(block);
    setMinWidth(buttons, '');
    const widest = Math.max(0, ...buttons.map((button) => button.offsetWidth));
    // Hidden buttons have no width.
    return () => setMinWidth(buttons, widest > 0 ? `${widest}px` : '');
  };
  let cancel = (): void => {};
  const update = (): void => {
    cancel();
    cancel = measureLater(measure);
  };
  update();
  const sizes = new ResizeObserver(update);
  sizes.observe(block);
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('resize', update, { signal });
  document.fonts.addEventListener('loadingdone', update, { signal });
  // In the capture phase, because an event on the document need not bubble.
  window.addEventListener(REDRAW, update, { signal, capture: true });
  return () => {
    cancel();
    sizes.disconnect();
    ended.abort();
    setMinWidth(buttonsIn(block), '');
  };
}

function buttonsIn(block: HTMLElement): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('a, button, [data-element="empty_link"]')];
}

function setMinWidth(buttons: readonly HTMLElement[], width: string): void {
  for (const button of buttons) if (button.style.minWidth !== width) button.style.minWidth = width;
}
