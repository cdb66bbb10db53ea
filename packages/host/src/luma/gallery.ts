import { isRecord } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { luma } from './luma';

/** What a gallery of the page's own shows at one place. */
export interface GalleryPicture {
  mediaType: 'image' | 'external-video';
  videoUrl: string | null;
  isBase: boolean;
}

/** Whether a gallery is Luma's or Hyvä's, which show one picture at a time, also while it has not started. */
export function showsOnePicture(gallery: Element): boolean {
  return gallery.querySelector(`[data-gallery-role="gallery-placeholder"], ${HYVA_PICTURES}`) !== null;
}

const HYVA_PICTURES = 'template[x-for*="images"]';

/** The frame of Luma's gallery that is shown now, and the number of its thumbnail. */
export function shownFotoramaFrame(gallery: Element): { frame: HTMLElement; index: number; count: number } | undefined {
  const frame = gallery.querySelector<HTMLElement>('.fotorama__stage__frame.fotorama__active');
  const thumbs = [...gallery.querySelectorAll('.fotorama__nav__frame')];
  if (frame === null) return undefined;
  // A gallery of one picture has no thumbnails.
  const index = Math.max(
    0,
    thumbs.findIndex((thumb) => thumb.matches('.fotorama__active')),
  );
  return { frame, index, count: Math.max(1, thumbs.length) };
}

/**
 * What Luma's gallery says it shows, swatches that were chosen included.
 * @returns undefined while it has not started, and where the page has none
 */
export function fotoramaPictures(gallery: Element): readonly GalleryPicture[] | undefined {
  const placeholder = gallery.querySelector('[data-gallery-role="gallery-placeholder"]') ?? gallery;
  const widget = luma.data(placeholder, 'gallery');
  if (!isRecord(widget) || typeof widget.returnCurrentImages !== 'function') return undefined;
  return picturesIn(widget.returnCurrentImages());
}

/** Pictures as Magento describes them to a gallery; undefined when some are not. */
export function picturesIn(given: unknown): readonly GalleryPicture[] | undefined {
  if (!Array.isArray(given) || !given.every((picture) => isRecord(picture) && 'type' in picture)) return undefined;
  return given.map(({ type, videoUrl, isMain }) => ({
    mediaType: type === 'video' ? 'external-video' : 'image',
    videoUrl: typeof videoUrl === 'string' ? videoUrl : null,
    isBase: isMain === true,
  }));
}

const CHOSEN = 'input[name="selected_configurable_option"]';

/** The variant of a configurable product that the shopper has chosen. */
export function chosenVariant(): string | undefined {
  const swatches = document.querySelector('[data-role="swatch-options"]');
  const widget = swatches ? luma.data(swatches, 'mage-SwatchRenderer') : undefined;
  const product: unknown =
    isRecord(widget) && typeof widget.getProduct === 'function' ? widget.getProduct() : undefined;
  const chosen = product ?? document.querySelector<HTMLInputElement>(CHOSEN)?.value;
  return chosen ? String(chosen) : undefined;
}

/** Calls back when another variant may be chosen, or when Hyvä's gallery gets other pictures. */
export function watchVariant(changed: (pictures?: readonly GalleryPicture[]) => void, signal: AbortSignal): void {
  const input = document.querySelector(CHOSEN);
  const observer = new MutationObserver(() => changed());
  if (input) observer.observe(input, { attributeFilter: ['value'] });
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('change', () => queueMicrotask(changed), { signal });
  window.addEventListener('update-gallery', (event) => changed(picturesIn(Reflect.get(event, 'detail'))), { signal });
}

/** Hyvä's gallery lays its pictures over each other, and shows one: its number, and the part of the page around it. */
export function shownHyvaPicture(gallery: Element): { frame: HTMLElement; index: number; count: number } | undefined {
  const stage = gallery.querySelector(HYVA_PICTURES)?.parentElement;
  if (!stage) return undefined;
  const pictures = [...stage.querySelectorAll<HTMLElement>(':scope > template ~ img')];
  const index = pictures.findIndex(isShown);
  return index === -1 ? undefined : { frame: stage, index, count: pictures.length };
}
