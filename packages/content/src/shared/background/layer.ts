import { removeNode } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { dropCopy } from '../block/drop-copy';
import { settingPartsOf } from '../block/printed-settings';

/** A layer behind a block's content. */
export interface Layer {
  /** The element with the background: the block, or a part inside. */
  surface: HTMLElement;
  /** As large as the surface. Clips the layer. */
  frame: HTMLElement;
  /** Inside the frame. Can be larger than the frame, and can move. */
  layer: HTMLElement;
  /** Restores the block as the server printed it. */
  remove(): void;
}

export function addLayer(block: HTMLElement): Layer {
  const surface =
    settingPartsOf(block).find((part) => part.matches('[data-background-type], [data-enable-parallax]')) ?? block;
  const frame = make('div', { className: 'shop-background__frame', inert: true });
  const layer = make('div', { className: 'shop-background__layer' });
  const parts = [block, surface];
  const overlay = surface.querySelector<HTMLElement>(':scope > [data-video-overlay-color]');
  const overlayColor = overlay?.style.backgroundColor ?? '';
  for (const part of parts) part.setAttribute('data-shop-background', '');
  if (overlay?.dataset['videoOverlayColor']) overlay.style.backgroundColor = overlay.dataset['videoOverlayColor'];
  frame.append(layer);
  dropCopy(surface, 'shop-background__frame');
  surface.prepend(frame);
  return {
    surface,
    frame,
    layer,
    remove() {
      removeNode(frame);
      overlay?.style.setProperty('background-color', overlayColor);
      for (const part of parts) part.removeAttribute('data-shop-background');
    },
  };
}
