import { REDRAW } from '@shop-elements/host';
import type { ButtonsConfig } from './buttons.config';

/**
 * Makes all buttons of a block as wide as the widest: now, when the block changes its size or comes into view in a tab, and
 * when the page says that it has drawn again.
 * @returns gives them back their own widths
 */
export function startButtons(block: HTMLElement, { sameWidth }: ButtonsConfig): () => void {
  if (!sameWidth) return () => {};
  const setWidth = (width: string): HTMLElement[] => {
    const buttons = [...block.querySelectorAll<HTMLElement>('a, button, [data-element="empty_link"]')];
    for (const button of buttons) button.style.minWidth = width;
    return buttons;
  };
  const measure = (): void => {
    const widest = Math.max(0, ...setWidth('').map((button) => button.offsetWidth));
    // Hidden buttons have no width.
    if (widest > 0) setWidth(`${widest}px`);
  };
  measure();
  // In the next frame: measuring may change the size that has just been told.
  const sized = new ResizeObserver(() => requestAnimationFrame(measure));
  sized.observe(block);
  window.addEventListener(REDRAW, measure);
  return () => {
    sized.disconnect();
    window.removeEventListener(REDRAW, measure);
    setWidth('');
  };
}
