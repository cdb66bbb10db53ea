import { removeNode, textsOf, watchTexts } from '@shop-elements/core';
import { make, prefersReducedMotion } from '@shop-elements/dom';
import { hasConsent, watchConsent } from '@shop-elements/host';
import { dropCopy } from '../block/drop-copy';
import { watchView } from '../block/in-view';
import type { BackgroundConfig } from './background.config';
import type { Layer } from './layer';
import { playerOf } from './player';

/** Texts of the background videos of rows, banners and slides. */
export const backgroundTexts = {
  pause: 'Pause the background video',
  play: 'Play the background video',
};

/** Blocks whose video the shopper has paused: one that is moved or restarted stays so. */
const paused = new WeakSet<HTMLElement>();

/**
 * Plays a muted video over the fallback picture, with a pause button. If the page asks for consent, a provider's video waits for it.
 * @param block the pause button is added here, outside the banner's link
 * @returns stops it
 */
export function playVideo(block: HTMLElement, { frame, layer }: Layer, config: BackgroundConfig): () => void {
  const { videoFallbackSrc, videoLazyLoad, videoPlayOnlyVisible } = config;
  if (videoFallbackSrc !== '') {
    const address = videoFallbackSrc.replace(/["\\\n]/g, (sign) => encodeURIComponent(sign));
    layer.style.background = `url("${address}") 50% / cover no-repeat`;
  }
  const button = make('button', { type: 'button', className: 'shop-background__pause' });
  dropCopy(block, button.className);
  const player = prefersReducedMotion()
    ? undefined
    : playerOf(config, {
        started() {
          layer.dataset['state'] = 'playing';
          // Players report it again and again, and a button that is moved loses the focus.
          if (!button.isConnected) block.append(button);
        },
        ended() {
          isWanted = false;
          update();
        },
      });
  if (player === undefined) return () => {};
  let isWanted = !paused.has(block);
  // Only a video that plays shows the button by itself.
  if (!isWanted) block.append(button);
  let hasTurn = !videoLazyLoad && !videoPlayOnlyVisible;

  const update = (): void => {
    const plays = isWanted && hasTurn;
    const isAbsent = player.node.parentNode === null;
    if ((plays || !videoLazyLoad) && isAbsent && (player.node.localName === 'video' || hasConsent()))
      layer.append(player.node);
    player.run(plays);
    const texts = textsOf(block, backgroundTexts, 'background');
    button.ariaLabel = button.title = isWanted ? texts.pause : texts.play;
    button.dataset['state'] = isWanted ? 'playing' : 'paused';
  };
  button.onclick = () => {
    isWanted = !isWanted;
    if (isWanted) paused.delete(block);
    else paused.add(block);
    update();
  };
  update();
  const leave = watchView(frame, (isInView) => {
    hasTurn = isInView || (hasTurn && !videoPlayOnlyVisible);
    update();
  });
  const stopTexts = watchTexts(update);
  const stopConsent = watchConsent(update);
  // Until then, a consent bar may follow.
  document.addEventListener('DOMContentLoaded', update);
  return () => {
    document.removeEventListener('DOMContentLoaded', update);
    stopConsent();
    stopTexts();
    leave();
    player.stop();
    removeNode(button);
  };
}
