import { contentOf, inlineDirection } from '@shop-elements/dom';
import { type Arrangement, fitRows, type Layout, masonry, packery, type Size } from './layouts';
import type { MasonryConfig } from './masonry.config';

const layouts: Readonly<Record<MasonryConfig['layout'], Layout>> = { fitRows, masonry, packery };

/** Milliseconds without a further change after which a new width is applied. */
const RESIZE_DELAY = 100;

interface Measured extends Size {
  /** Width without margins. */
  own: number;
}

export interface LaidOut {
  /** The parent of the items. */
  list: HTMLElement;
  /** The items, in document order. */
  items(): HTMLElement[];
  arrange(): void;
  stop(): void;
}

/**
 * Lays out the items of an element: now, when an item is added or resized, when the element is shown, and 100 ms after its width
 * has changed. Positions are in percent of an item's width, so that items with widths in percent stay in place until then.
 * @param hint id of the text that explains how to move an item; undefined if items can't be moved
 */
export function startMasonry(element: HTMLElement, config: MasonryConfig, hint: string | undefined): LaidOut {
  const list = listIn(element, config.item);
  const items = (): HTMLElement[] => itemsIn(element, config.item).filter((item) => item.parentElement === list);
  /** The content width and the sizes in the last layout. */
  let width = 0;
  let lastSizes = '';
  let timer = 0;
  let frame = 0;
  /** The items that were prepared. Not read from the items, because a page cache copies their attributes. */
  const prepared = new WeakSet<HTMLElement>();

  function arrange(): void {
    const wasShown = width > 0;
    width = contentWidth(list);
    list.setAttribute('data-masonry', width === 0 ? 'waiting' : wasShown ? 'moving' : 'still');
    const order = items();
    for (const item of order) {
      if (prepared.has(item)) continue;
      prepared.add(item);
      prepare(item, hint);
      sizes.observe(item);
    }
    const measured = order.map(measure);
    lastSizes = JSON.stringify(measured);
    const columnWidth = lengthIn(element, config.columnWidth);
    const gutter = lengthIn(element, config.gutter);
    place(list, order, measured, layouts[config.layout](measured, { width, columnWidth, gutter }));
  }

  function resized(): void {
    const hasNewWidth = contentWidth(list) !== width;
    if (hasNewWidth && width > 0) {
      clearTimeout(timer);
      timer = window.setTimeout(arrange, RESIZE_DELAY);
      return;
    }
    // In the next frame: an observer must not resize what it observes.
    if (hasNewWidth || JSON.stringify(items().map(measure)) !== lastSizes) frame = requestAnimationFrame(arrange);
  }

  const sizes = new ResizeObserver(resized);
  const arrivals = new MutationObserver(arrange);
  list.classList.add('shop-masonry__list');
  arrange();
  sizes.observe(list);
  arrivals.observe(list, { childList: true });

  return {
    list,
    items,
    arrange,
    stop() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      arrivals.disconnect();
      restore(list);
    },
  };
}

/** The content width of the list, read from its only column; 0 while the list is hidden. */
function contentWidth(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).gridTemplateColumns) || 0;
}

/** A length in pixels, or the width of an element inside. Less than a pixel counts as 0, to avoid an endless number of columns. */
function lengthIn(element: HTMLElement, value: number | string): number {
  const pixels = typeof value === 'number' ? value : (element.querySelector(value)?.getBoundingClientRect().width ?? 0);
  return pixels < 1 ? 0 : pixels;
}

/** Marks an item for the style sheet, and makes it focusable if it can be moved. */
function prepare(item: HTMLElement, hint: string | undefined): void {
  item.setAttribute('data-masonry-item', '');
  if (hint === undefined) return;
  item.tabIndex = 0;
  item.setAttribute('aria-describedby', hint);
}

/** Moves the items to their places, and makes the list as high as they need. */
function place(
  list: HTMLElement,
  items: readonly HTMLElement[],
  measured: readonly Measured[],
  { places, height }: Arrangement,
): void {
  const percent = 100 * inlineDirection(list);
  items.forEach((item, index) => {
    const [x = 0, y = 0] = places[index] ?? [];
    item.style.transform = `translate(${(x / (measured[index]?.own || 1)) * percent}%, ${y}px)`;
  });
  list.style.gridTemplateRows = `${height}px`;
}

/** Restores the layout of the page itself. The list can be outside the element by now. */
function restore(list: HTMLElement): void {
  list.classList.remove('shop-masonry__list');
  list.removeAttribute('data-masonry');
  list.style.gridTemplateRows = '';
  for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-masonry-item]')) {
    item.style.transform = '';
    for (const attribute of ['data-masonry-item', 'tabindex', 'aria-describedby']) item.removeAttribute(attribute);
  }
}

/** The parent of the items, or the element itself while there are none. */
export function listIn(element: HTMLElement, item: string): HTMLElement {
  return itemsIn(element, item)[0]?.parentElement ?? element;
}

/** The elements that match the selector; otherwise the children of the element, or of its list. */
function itemsIn(element: HTMLElement, selector: string): HTMLElement[] {
  const named = element.querySelectorAll<HTMLElement>(selector);
  return named.length > 0 ? [...named] : contentOf(element.querySelector(':scope > :is(ul, ol)') ?? element);
}

/** The size of an item with its margins, and its width without them. 0 if it is hidden. */
function measure(item: HTMLElement): Measured {
  const { width, height } = item.getBoundingClientRect();
  const { marginLeft, marginRight, marginTop, marginBottom } = getComputedStyle(item);
  if (width === 0 || height === 0) return { width: 0, height: 0, own: 0 };
  return {
    width: width + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight),
    height: height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom),
    own: width,
  };
}
