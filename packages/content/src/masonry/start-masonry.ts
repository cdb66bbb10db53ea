import { contentOf, inlineDirection } from '@shop-elements/dom';
import { fitRows, type Layout, masonry, packery, type Size } from './layouts';
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
  let width = 0;
  let timer = 0;
  let frame = 0;
  /** The sizes in the last layout. */
  let lastSizes = '';

  /** The content width of the list, read from its only column; 0 while the list is hidden. */
  const contentWidth = (): number => Number.parseFloat(getComputedStyle(list).gridTemplateColumns) || 0;

  /** A length in pixels, or the width of an element inside. Less than a pixel counts as 0, to avoid an endless number of columns. */
  function length(value: number | string): number {
    const pixels =
      typeof value === 'number' ? value : (element.querySelector(value)?.getBoundingClientRect().width ?? 0);
    return pixels < 1 ? 0 : pixels;
  }

  function arrange(): void {
    const wasShown = width > 0;
    width = contentWidth();
    list.setAttribute('data-masonry', width === 0 ? 'waiting' : wasShown ? 'moving' : 'still');
    const order = items();
    for (const item of order) if (!item.hasAttribute('data-masonry-item')) prepare(item);
    place(order, order.map(measure));
  }

  function prepare(item: HTMLElement): void {
    item.setAttribute('data-masonry-item', '');
    sizes.observe(item);
    if (hint === undefined) return;
    item.tabIndex = 0;
    item.setAttribute('aria-describedby', hint);
  }

  function place(order: readonly HTMLElement[], measured: readonly Measured[]): void {
    lastSizes = JSON.stringify(measured);
    const { places, height } = layouts[config.layout](measured, {
      width,
      columnWidth: length(config.columnWidth),
      gutter: length(config.gutter),
    });
    const percent = 100 * inlineDirection(list);
    order.forEach((item, index) => {
      const [x = 0, y = 0] = places[index] ?? [];
      item.style.transform = `translate(${(x / (measured[index]?.own || 1)) * percent}%, ${y}px)`;
    });
    list.style.gridTemplateRows = `${height}px`;
  }

  function resized(): void {
    const hasNewWidth = contentWidth() !== width;
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
      list.classList.remove('shop-masonry__list');
      list.removeAttribute('data-masonry');
      list.style.gridTemplateRows = '';
      // The list can be outside the element by now.
      for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-masonry-item]')) {
        item.style.transform = '';
        for (const attribute of ['data-masonry-item', 'tabindex', 'aria-describedby']) item.removeAttribute(attribute);
      }
    },
  };
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
