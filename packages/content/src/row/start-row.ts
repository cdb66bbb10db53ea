import { prefersReducedMotion, watchScrolling } from '@shop-elements/dom';
import { addLayer, type Layer } from '../shared/background/layer';
import { playVideo } from '../shared/background/play-video';
import { watchView } from '../shared/block/in-view';
import { parallaxPlace, parallaxSpeed } from './parallax';
import type { RowConfig } from './row.config';

/**
 * Starts a row's background: a video, or a picture or video with parallax.
 * @returns restores the row as the server printed it
 */
export function startRow(block: HTMLElement, config: RowConfig): () => void {
  const isVideo = config.backgroundType === 'video';
  const isMoving = config.enableParallax === '1' && !prefersReducedMotion();
  if (!isVideo && !isMoving) return () => {};
  const speed = isMoving ? parallaxSpeed(config.parallaxSpeed) : 1;
  const layer = addLayer(block);
  // Writes only changes: on an element that is the row itself, this attribute is a setting, and writing it restarts the row.
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

/** Moves the layer on scrolling while its surface is in view. */
function move({ surface, layer }: Layer, speed: number): () => void {
  let imagePosition: 'fixed' | 'absolute' = 'absolute';
  const draw = (): void => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    const { imageHeight, marginTop, translateY } = parallaxPlace({
      speed,
      containerHeight: height,
      // Not `innerHeight`, which changes with a phone's address bar: the picture would jump.
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
  // The row may grow or move without scrolling, such as when pictures above it load.
  const sizes = new ResizeObserver(draw);
  let stop = (): void => {};
  const leave = watchView(surface, (isInView) => {
    stop();
    sizes.disconnect();
    stop = isInView ? watchScrolling(draw) : () => {};
    if (!isInView) return;
    for (const node of [surface, document.body]) sizes.observe(node);
    // Not earlier: at the start, reading styles would force the browser to calculate those of the whole page.
    imagePosition = canBeFixed(surface) ? 'fixed' : 'absolute';
    draw();
  });
  return () => {
    leave();
    stop();
    sizes.disconnect();
  };
}

/** Styles with which an element takes the window's place for the fixed layers in it, unless they are `none` or `auto`. */
const holding = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'perspective',
  'filter',
  'backdrop-filter',
  'will-change',
  'contain',
];

/** Whether the layer can have a fixed position: no ancestor takes the window's place, or scrolls. */
function canBeFixed(surface: HTMLElement): boolean {
  for (let part = surface.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    const styles = getComputedStyle(part);
    const isHolding = holding.some((name) => !/^(none|auto|)$/.test(styles.getPropertyValue(name)));
    if (isHolding || /auto|scroll/.test(styles.overflow)) return false;
  }
  return true;
}
