import { contentOf } from '@shop-elements/dom';
import {
  chosenVariant,
  fotoramaPictures,
  type GalleryPicture,
  shownFotoramaFrame,
  shownHyvaPicture,
  showsOnePicture,
} from '@shop-elements/host';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

/** A part of the gallery and the item that it shows. */
export interface Frame {
  node: HTMLElement;
  item: GalleryItem;
}

type Items = Pick<GalleryVideoConfig, 'items' | 'options'>;

/**
 * Finds the parts of a gallery that show items. Luma's and Hyvä's galleries show one item, and provide its index. In any other gallery,
 * the parts are the children of the first node that has one child per item.
 * @param received pictures that the page has set on its gallery since
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

/** A variant's pictures replace the product's, or come before them: their number shows which. */
function itemsShown(config: Items, count: number): readonly GalleryItem[] {
  const ofVariant = itemsOfVariant(config) ?? [];
  const both = [...ofVariant, ...config.items];
  return [ofVariant, both].find(({ length }) => length === count) ?? config.items;
}

function itemsOfVariant({ options }: Items): readonly GalleryItem[] | undefined {
  const variant = chosenVariant();
  return variant === undefined ? undefined : options[variant];
}

function galleryIn(element: HTMLElement, count: number): Element | undefined {
  const parts = [element, ...element.querySelectorAll('*')].filter(
    (part) => framesIn(part).length === count && part.closest('[data-shop-video]') === null,
  );
  // With one item, nested nodes may all have one child: the innermost is the gallery.
  if (count === 1) return parts.filter((part) => parts[0]?.contains(part)).at(-1);
  // Two pictures may be above two thumbnails, in two boxes.
  return parts.find((part) => areAlike(framesIn(part))) ?? parts[0];
}

/** Whether all nodes share the first one's tag and, if it has any, one of its classes. */
function areAlike(nodes: readonly HTMLElement[]): boolean {
  const [{ localName = '', classList = [] } = {}] = nodes;
  const names = [...classList];
  const isShared = (name: string): boolean => nodes.every((node) => node.classList.contains(name));
  return nodes.every((node) => node.localName === localName) && (names.length === 0 || names.some(isShared));
}

/** Children that can contain a player. */
function framesIn(part: Element | undefined): HTMLElement[] {
  const children = part === undefined ? [] : contentOf(part);
  return children.filter((child) => !child.matches('img, picture, source, a, button'));
}
