import { listen } from '@shop-elements/dom';
import { addLayer } from '../shared/background/layer';
import { playVideo } from '../shared/background/play-video';
import type { BannerConfig } from './banner.config';

/**
 * Starts a banner or a slide: plays its video, and shows hover content on focus and touch as well.
 * @returns stops it
 */
export function startBanner(block: HTMLElement, config: BannerConfig): () => void {
  const overlay = block.querySelector<HTMLElement>('[data-element="overlay"]');
  const button = block.querySelector<HTMLElement>('[data-element="button"]');
  const isInLink = Boolean(button?.closest('a'));
  const restoreOverlay = keepPresentation(overlay);
  const restoreButton = keepPresentation(button);
  // The link around it has the same target, so the keyboard stops only there.
  if (button !== null && isInLink) button.tabIndex = -1;

  // Touch screens have no hover: everything shows from the start.
  const isTouched = matchMedia('(hover: none) and (pointer: coarse)').matches;
  const show = (isActive = isTouched || block.matches(':hover, :focus-within')): void => {
    const shows = (when: string): boolean => when === 'always' || (when === 'hover' && isActive);
    if (overlay !== null && config.showOverlay !== undefined) {
      overlay.style.backgroundColor = shows(config.showOverlay)
        ? (overlay.dataset['overlayColor'] ?? '')
        : 'transparent';
    }
    if (button !== null && config.showButton !== undefined) {
      const isShown = shows(config.showButton);
      // A hover button outside a link must stay focusable, because focus shows it.
      const isReachable = isShown || (config.showButton === 'hover' && !isInLink);
      Object.assign(button.style, { opacity: isShown ? '1' : '0', visibility: isReachable ? 'visible' : 'hidden' });
    }
  };
  const enter = (): void => show(true);
  const leave = (): void => show();
  const stopListening = listen(
    block,
    { mouseenter: enter, focusin: enter, touchstart: enter, mouseleave: leave, focusout: leave },
    { passive: true },
  );
  show();

  const layer = config.backgroundType === 'video' ? addLayer(block) : undefined;
  const stop = layer && playVideo(block, layer, config);
  return () => {
    stopListening();
    stop?.();
    layer?.remove();
    restoreOverlay();
    restoreButton();
  };
}

/** @returns restores a part's inline style and its place in the tab order */
function keepPresentation(part: HTMLElement | null): () => void {
  if (part === null) return () => {};
  const { cssText } = part.style;
  const tabIndex = part.getAttribute('tabindex');
  return () => {
    part.style.cssText = cssText;
    if (tabIndex === null) part.removeAttribute('tabindex');
    else part.setAttribute('tabindex', tabIndex);
  };
}
