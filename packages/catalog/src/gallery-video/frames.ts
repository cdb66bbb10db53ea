import type { GalleryItem } from './gallery-video.config';

/**
 * Which part of a gallery shows which item. In Luma's, which keeps only the frames near the one shown, in any order, that one
 * is told by its thumbnail. In any other it is the first part that has one child for each item.
 */
export function framesOf(element: HTMLElement, items: readonly GalleryItem[]): Map<HTMLElement, GalleryItem> {
  const active = element.querySelector<HTMLElement>('.fotorama__stage__frame.fotorama__active');
  if (active !== null) {
    const thumbs = Array.from(element.querySelectorAll('.fotorama__nav__frame'));
    const index = Math.max(
      0,
      thumbs.findIndex((thumb) => thumb.matches('.fotorama__active')),
    );
    return paired([active], items.slice(index));
  }
  const parts = [element, ...Array.from(element.querySelectorAll('*'))].filter(
    (part) => framesIn(part).length === items.length && part.closest('[data-shop-video]') === null,
  );
  // Of parts with one child each, one in the other, the innermost is the gallery.
  const gallery = parts.reduce<Element | undefined>(
    (found, part) => (found === undefined || (items.length === 1 && found.contains(part)) ? part : found),
    undefined,
  );
  return paired(gallery === undefined ? [] : framesIn(gallery), items);
}

/** Parts that can hold a player. */
function framesIn(part: Element): HTMLElement[] {
  const children: readonly Element[] = Array.from(part.children);
  return children.filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[data-shop-root], script, img, picture, source, a, button'),
  );
}

function paired(frames: readonly HTMLElement[], items: readonly GalleryItem[]): Map<HTMLElement, GalleryItem> {
  const pairs = new Map<HTMLElement, GalleryItem>();
  frames.forEach((frame, index) => {
    const item = items[index];
    if (item !== undefined) pairs.set(frame, item);
  });
  return pairs;
}
