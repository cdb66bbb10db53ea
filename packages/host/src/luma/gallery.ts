import { isRecord } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { luma } from './luma';

/** One entry of the page's own gallery. */
export interface GalleryPicture {
  mediaType: 'image' | 'external-video';
  videoUrl: string | null;
  isBase: boolean;
}

/** Whether this is Luma's or Hyvä's gallery, which show one picture at a time. Also true before the gallery has started. */
export function showsOnePicture(gallery: Element): boolean {
  return gallery.querySelector(`[data-gallery-role="gallery-placeholder"], ${HYVA_PICTURES}`) !== null;
}

const HYVA_PICTURES = 'template[x-for*="images"]';

/** The current frame of Luma's gallery, with the index of its thumbnail or dot. */
export function shownFotoramaFrame(gallery: Element): { frame: HTMLElement; index: number; count: number } | undefined {
  const frame = gallery.querySelector<HTMLElement>('.fotorama__stage__frame.fotorama__active');
  // On phones there are dots, and the thumbnails stay beside them, hidden.
  const kind = gallery.querySelector('.fotorama__nav--dots') ? 'dot' : 'thumb';
  const thumbs = [...gallery.querySelectorAll(`.fotorama__nav__frame--${kind}`)];
  if (frame === null) return undefined;
  // A gallery with a single picture has no thumbnails.
  const index = Math.max(
    0,
    thumbs.findIndex((thumb) => thumb.matches('.fotorama__active')),
  );
  return { frame, index, count: Math.max(1, thumbs.length) };
}

/**
 * The pictures that Luma's gallery shows, including those of selected swatches.
 * @returns undefined if it has not started, or if the page has none
 */
export function fotoramaPictures(gallery: Element): readonly GalleryPicture[] | undefined {
  const placeholder = gallery.querySelector('[data-gallery-role="gallery-placeholder"]') ?? gallery;
  const widget = luma.data(placeholder, 'gallery');
  if (!isRecord(widget) || typeof widget.returnCurrentImages !== 'function') return undefined;
  return picturesIn(widget.returnCurrentImages());
}

/** Parses pictures in Magento's gallery format; undefined if any entry doesn't match. */
function picturesIn(pictures: unknown): readonly GalleryPicture[] | undefined {
  if (!Array.isArray(pictures) || !pictures.every((picture) => isRecord(picture) && 'type' in picture))
    return undefined;
  return pictures.map(({ type, videoUrl, isMain }) => ({
    mediaType: type === 'video' ? 'external-video' : 'image',
    videoUrl: typeof videoUrl === 'string' ? videoUrl : null,
    isBase: isMain === true,
  }));
}

const CHOSEN = 'input[name="selected_configurable_option"]';

/** The selected variant of a configurable product. */
export function chosenVariant(): string | undefined {
  const swatches = document.querySelector('[data-role="swatch-options"]');
  const widget = swatches ? luma.data(swatches, 'mage-SwatchRenderer') : undefined;
  const product: unknown =
    isRecord(widget) && typeof widget.getProduct === 'function' ? widget.getProduct() : undefined;
  const chosen = product ?? document.querySelector<HTMLInputElement>(CHOSEN)?.value;
  return chosen ? String(chosen) : undefined;
}

/** Calls back when the selected variant may have changed, or when Hyvä's gallery gets other pictures. */
export function watchVariant(changed: (pictures?: readonly GalleryPicture[]) => void, signal: AbortSignal): void {
  const input = document.querySelector(CHOSEN);
  const observer = new MutationObserver(() => changed());
  if (input) observer.observe(input, { attributeFilter: ['value'] });
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('change', () => queueMicrotask(changed), { signal });
  window.addEventListener('update-gallery', (event) => changed(picturesIn(Reflect.get(event, 'detail'))), { signal });
}

/** The picture that Hyvä's gallery shows, with its index and the element around it. Hyvä stacks all pictures and shows one. */
export function shownHyvaPicture(gallery: Element): { frame: HTMLElement; index: number; count: number } | undefined {
  const stage = gallery.querySelector(HYVA_PICTURES)?.parentElement;
  if (!stage) return undefined;
  const pictures = [...stage.querySelectorAll<HTMLElement>(':scope > template ~ img')];
  const index = pictures.findIndex(isShown);
  return index === -1 ? undefined : { frame: stage, index, count: pictures.length };
}
