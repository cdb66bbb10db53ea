import { addLayer } from '../background/layer';
import { playVideo } from '../background/play-video';
import type { BannerConfig } from './banner.config';

const comings = ['mouseenter', 'focusin', 'touchstart'];
const goings = ['mouseleave', 'focusout'];

/**
 * Starts a banner or a slide: what shows on hover shows to the keyboard and to fingers, too, and its film plays.
 * @returns ends it
 */
export function startBanner(block: HTMLElement, config: BannerConfig): () => void {
  const overlay = block.querySelector<HTMLElement>('[data-element="overlay"]');
  const button = block.querySelector<HTMLElement>('[data-element="button"]');
  // One link, one stop for the keyboard.
  if (button?.closest('a')) button.tabIndex = -1;

  const show = (isActive: boolean): void => {
    const shows = (when: string): boolean => when === 'always' || (when === 'hover' && isActive);
    if (overlay !== null && config.showOverlay !== undefined) {
      overlay.style.backgroundColor = shows(config.showOverlay)
        ? (overlay.dataset['overlayColor'] ?? '')
        : 'transparent';
    }
    if (button !== null && config.showButton !== undefined) {
      const isShown = shows(config.showButton);
      Object.assign(button.style, { opacity: isShown ? '1' : '0', visibility: isShown ? 'visible' : 'hidden' });
    }
  };
  // Fingers do not hover: on a screen for them it all shows from the start.
  const isTouched = matchMedia('(hover: none) and (pointer: coarse)').matches;
  const isStill = (): boolean => isTouched || block.matches(':hover, :focus-within');
  const listening = new AbortController();
  const listen = (types: readonly string[], listener: () => void): void => {
    for (const type of types) block.addEventListener(type, listener, { signal: listening.signal, passive: true });
  };
  listen(comings, () => show(true));
  listen(goings, () => show(isStill()));
  show(isStill());

  const layer = config.backgroundType === 'video' ? addLayer(block) : undefined;
  const stop = layer && playVideo(block, layer, config);
  return () => {
    listening.abort();
    stop?.();
    layer?.remove();
  };
}
