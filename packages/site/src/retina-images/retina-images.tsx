import type { ElementProps } from '@shop-elements/core';
import { whenNear } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import type { RetinaImagesConfig } from './retina-images.config';

/**
 * Shows double-size pictures on screens with a pixel ratio of 2 or more, also when pictures are added later or the window
 * moves to another screen. Each loads when it comes near the window. If the file is missing, the picture stays as it is, as does
 * one with a `<source>`, which browsers prefer.
 * @example
 * <shop-retina-images><img src="/mug.jpg" data-src-2x="/mug-2x.jpg" alt="Mug"></shop-retina-images>
 */
export function RetinaImages({ element, config: { attribute } }: ElementProps<RetinaImagesConfig>) {
  useLayoutEffect(() => {
    const sharp = matchMedia('(min-resolution: 2dppx)');
    const waiting = new Map<HTMLImageElement, () => void>();
    const sharpen = (): void => {
      if (!sharp.matches && devicePixelRatio < 2) return;
      for (const image of element.querySelectorAll<HTMLImageElement>(`img[${CSS.escape(attribute)}]:not(source ~ *)`)) {
        if (requested.get(image) === image.getAttribute(attribute)) continue;
        const arrived = (): void => show(image, image.getAttribute(attribute) ?? '');
        waiting.get(image)?.();
        waiting.set(image, whenNear(image, arrived));
      }
    };
    sharpen();
    const changes = new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof HTMLImageElement) release(target);
      sharpen();
    });
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['src', attribute] });
    sharp.onchange = sharpen;
    return () => {
      changes.disconnect();
      for (const stop of waiting.values()) stop();
      sharp.onchange = null;
    };
  }, [element, attribute]);
  return null;
}

const requested = new WeakMap<HTMLImageElement, string>();
/** The `srcset` that we set. */
const sharpened = new WeakMap<HTMLImageElement, string>();

/** Another script has changed the picture, as swatches do: removes our `srcset`, which the browser would still prefer. */
function release(image: HTMLImageElement): void {
  if (image.getAttribute('src') === requested.get(image)) return;
  if (image.srcset !== '' && image.srcset === sharpened.get(image)) image.removeAttribute('srcset');
  sharpened.delete(image);
}

/**
 * Changes the image after the file has loaded, so that a missing file changes nothing. `srcset` keeps the displayed size, also when
 * the window moves to another screen or zooms.
 */
function show(image: HTMLImageElement, address: string): void {
  if (address === '' || requested.get(image) === address) return;
  requested.set(image, address);
  const before = image.getAttribute('src');
  const picture = new Image();
  picture.onload = () => {
    if (requested.get(image) !== address || image.getAttribute('src') !== before) return;
    image.srcset = `${image.src} 1x, ${picture.src} 2x`;
    sharpened.set(image, image.srcset);
    image.src = address;
  };
  picture.src = address;
}
