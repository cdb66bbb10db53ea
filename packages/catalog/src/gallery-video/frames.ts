import {
  chosenVariant,
  fotoramaPictures,
  type GalleryPicture,
  shownFotoramaFrame,
  shownHyvaPicture,
  showsOnePicture,
} from '@shop-elements/host';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

/** A part of the gallery, and what it shows now. */
export interface Frame {
  node: HTMLElement;
  item: GalleryItem;
}

type Items = Pick<GalleryVideoConfig, 'items' | 'options'>;

/**
 * Which part of a gallery shows which item. Luma's and Hyvä's galleries have one part in view, and say which item that is. In
 * any other gallery it is the first part of the markup that has one child for each item.
 * @param received pictures that the page has given to its gallery since
 */
export function framesOf(element: HTMLElement, config: Items, received?: readonly GalleryPicture[]): readonly Frame[] {
  const shown = shownFotoramaFrame(element) ?? shownHyvaPicture(element);
  if (shown === undefined) {
    if (showsOnePicture(element)) return [];
    const items = received ?? itemsOfVariant(config) ?? config.items;
    const nodes = framesIn(galleryIn(element, items.length));
    return nodes.flatMap((node, index) => asFrame(node, items[index]));
  }
  const items = fotoramaPictures(element) ?? received ?? itemsShown(config, shown.count);
  return asFrame(shown.frame, items[shown.index]);
}

function asFrame(node: HTMLElement, item: GalleryItem | undefined): Frame[] {
  return item === undefined ? [] : [{ node, item }];
}

/** A shop puts the pictures of a variant in place of the product's, or in front of them: their number tells which. */
function itemsShown(config: Items, count: number): readonly GalleryItem[] {
  const own = itemsOfVariant(config) ?? [];
  const both = [...own, ...config.items];
  return [own, both].find(({ length }) => length === count) ?? config.items;
}

function itemsOfVariant({ options }: Items): readonly GalleryItem[] | undefined {
  const variant = chosenVariant();
  return variant === undefined ? undefined : options[variant];
}

function galleryIn(element: HTMLElement, count: number): Element | undefined {
  const parts = [element, ...element.querySelectorAll('*')].filter(
    (part) => framesIn(part).length === count && part.closest('[data-shop-video]') === null,
  );
  // Of parts with one child each, one inside the other, the innermost is the gallery: it comes last.
  return count === 1 ? parts.filter((part) => parts[0]?.contains(part)).at(-1) : parts[0];
}

/** Parts that can hold a player. */
function framesIn(part: Element | undefined): HTMLElement[] {
  return [...(part?.children ?? [])].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      !child.matches('[data-shop-root], script, template, img, picture, source, a, button'),
  );
}
