import { wantsCalm, watchScrolling } from '@shop-elements/dom';
import { addLayer, type Layer } from '../shared/background/layer';
import { playVideo } from '../shared/background/play-video';
import { watchView } from '../shared/block/in-view';
import { parallaxPlace, parallaxSpeed } from './parallax';
import type { RowConfig } from './row.config';

/**
 * Starts a row's background: a video, or a picture or video with parallax.
 * @returns leaves the row as the server printed it
 */
export function startRow(block: HTMLElement, config: RowConfig): () => void {
  const isVideo = config.backgroundType === 'video';
  const isMoving = config.enableParallax === '1' && !wantsCalm();
  if (!isVideo && !isMoving) return () => {};
  const speed = isMoving ? parallaxSpeed(config.parallaxSpeed) : 1;
  const layer = addLayer(block);
  // Only a change: on an element that is the row itself, this attribute is a setting, which is read again.
  if (layer.surface.dataset['parallaxSpeed'] !== String(speed)) layer.surface.dataset['parallaxSpeed'] = String(speed);
  layer.layer.toggleAttribute('data-parallax-layer', isMoving);
  const stopMoving = speed === 1 ? undefined : move(layer, speed);
  const stopVideo = isVideo ? playVideo(block, layer, config) : undefined;
  return () => {
    stopMoving?.();
    stopVideo?.();
    layer.remove();
  };
}

/** Lets the layer go its own way while its surface is in view; out of view nothing is worked out. */
function move({ surface, layer }: Layer, speed: number): () => void {
  let imagePosition: 'fixed' | 'absolute' = 'absolute';
  const draw = (): void => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    const { imageHeight, marginTop, translateY } = parallaxPlace({
      speed,
      containerHeight: height,
      // Not the window's own height: that one changes with a phone's address bar, and the picture would jump.
      windowHeight: document.documentElement.clientHeight,
      containerTop: top,
      imagePosition,
    });
    Object.assign(layer.style, {
      position: imagePosition,
      inset: `0 auto auto ${imagePosition === 'fixed' ? left : 0}px`,
      width: `${width}px`,
      height: `${imageHeight}px`,
      marginTop: `${marginTop}px`,
      transform: `translate3d(0, ${translateY}px, 0)`,
    });
  };
  let stop = (): void => {};
  const leave = watchView(surface, (isInView) => {
    stop();
    stop = isInView ? watchScrolling(draw) : () => {};
    if (!isInView) return;
    // Only now: at the start, asking for styles would make the browser work them out for the whole page.
    imagePosition = canBeFixed(surface) ? 'fixed' : 'absolute';
    draw();
  });
  return () => {
    leave();
    stop();
  };
}

/** Whether a fixed layer would stay in place: not inside a part that is transformed or that scrolls by itself. */
function canBeFixed(surface: HTMLElement): boolean {
  for (let part = surface.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    const { transform, overflow } = getComputedStyle(part);
    if (transform !== 'none' || /auto|scroll/.test(overflow)) return false;
  }
  return true;
}
