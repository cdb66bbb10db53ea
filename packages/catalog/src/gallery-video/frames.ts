import type { GalleryItem } from './gallery-video.config';

/**
 * Which part of a gallery shows which item. In Luma's, which keeps only the frames near the one shown, in any order, that one
 * is told by its thumbnail. In any other it is the first part that has one child for each item.
 */
export function framesOf(
  element: HTMLElement,
  items: readonly GalleryItem[],
): readonly (readonly [HTMLElement, GalleryItem])[] {
  const active = element.querySelector<HTMLElement>('.fotorama__stage__frame.fotorama__active');
  const thumbs = [...element.querySelectorAll('.fotorama__nav__frame')];
  const shown = thumbs.findIndex((thumb) => thumb.matches('.fotorama__active'));
  const first = Math.max(0, shown);
  const frames = active ? [active] : framesIn(galleryIn(element, items.length));
  return items.slice(first, first + frames.length).map((item, place) => [frames[place] as HTMLElement, item]);
}

function galleryIn(element: HTMLElement, count: number): Element | undefined {
  const parts = [element, ...element.querySelectorAll('*')].filter(
    (part) => framesIn(part).length === count && part.closest('[data-shop-video]') === null,
  );
  // Of parts with one child each, one in the other, the innermost is the gallery: it comes last.
  return count === 1 ? parts.filter((part) => parts[0]?.contains(part)).at(-1) : parts[0];
}

/** Parts that can hold a player. */
function framesIn(part: Element | undefined): HTMLElement[] {
  return [...(part?.children ?? ([] as readonly Element[]))].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[data-shop-root], script, img, picture, source, a, button'),
  );
}
