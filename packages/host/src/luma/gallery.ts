import { isRecord } from '@shop-elements/core';
import { isShown } from '@shop-elements/dom';
import { luma } from './luma';

/** One entry of the page's own gallery. */
export interface GalleryPicture {
  mediaType: 'image' | 'external-video';
  videoUrl: string | null;
  isBase: boolean;
}

/** The picture that a gallery shows, of those that it has. */
interface ShownPicture {
  /** The element around the picture. */
  frame: HTMLElement;
  index: number;
  count: number;
}

const HYVA_PICTURES = 'template[x-for*="images"]';

/** Whether this is Luma's or Hyvä's gallery, which show one picture at a time. Also true before the gallery has started. */
export function showsOnePicture(gallery: Element): boolean {
  return gallery.querySelector(`[data-gallery-role="gallery-placeholder"], ${HYVA_PICTURES}`) !== null;
}

/** The picture that Luma's gallery shows. Its index is that of its thumbnail or dot. */
export function shownFotoramaFrame(gallery: Element): ShownPicture | undefined {
  const frame = gallery.querySelector<HTMLElement>('.fotorama__stage__frame.fotorama__active');
  if (frame === null) return undefined;
  // On phones there are dots, and the thumbnails stay beside them, hidden.
  const kind = gallery.querySelector('.fotorama__nav--dots') ? 'dot' : 'thumb';
  const thumbs = [...gallery.querySelectorAll(`.fotorama__nav__frame--${kind}`)];
  if (thumbs.length > 0) return { frame, ...shownOf(thumbs) };
  // A gallery with a single picture has no thumbnails, and a theme can turn them off. The stage has only the nearest frames.
  const fotorama = luma.data(gallery.querySelector('[data-gallery-role="gallery"]') ?? gallery, 'fotorama');
  return isRecord(fotorama) && typeof fotorama.activeIndex === 'number' && typeof fotorama.size === 'number'
    ? { frame, index: fotorama.activeIndex, count: fotorama.size }
    : { frame, ...shownOf([...gallery.querySelectorAll('.fotorama__stage__frame')]) };
}

function shownOf(parts: readonly Element[]): { index: number; count: number } {
  const index = parts.findIndex((part) => part.matches('.fotorama__active'));
  return { index: Math.max(0, index), count: parts.length };
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

/**
 * Calls back when the selected variant may have changed.
 * @returns stops watching
 */
export function watchVariant(changed: () => void): () => void {
  const input = document.querySelector(CHOSEN);
  const observer = new MutationObserver(changed);
  if (input) observer.observe(input, { attributeFilter: ['value'] });
  const changedLater = (): void => queueMicrotask(changed);
  document.addEventListener('change', changedLater);
  return () => {
    observer.disconnect();
    document.removeEventListener('change', changedLater);
  };
}

/**
 * Calls back when the page sets the pictures of Hyvä's gallery, which it does for a selected variant. Ignores pictures that it can't
 * parse.
 * @returns stops watching
 */
export function watchHyvaPictures(changed: (pictures: readonly GalleryPicture[]) => void): () => void {
  const report = (event: Event): void => {
    const pictures = picturesIn(Reflect.get(event, 'detail'));
    if (pictures !== undefined) changed(pictures);
  };
  window.addEventListener('update-gallery', report);
  return () => window.removeEventListener('update-gallery', report);
}

/** The picture that Hyvä's gallery shows. Hyvä stacks all pictures and shows one. */
export function shownHyvaPicture(gallery: Element): ShownPicture | undefined {
  const stage = gallery.querySelector(HYVA_PICTURES)?.parentElement;
  if (!stage) return undefined;
  const pictures = [...stage.querySelectorAll<HTMLElement>(':scope > template ~ img')];
  const index = pictures.findIndex(isShown);
  return index === -1 ? undefined : { frame: stage, index, count: pictures.length };
}
