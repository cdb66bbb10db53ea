import { fitRows, type Layout, masonry, packery, type Size } from './layouts';
import type { MasonryConfig } from './masonry.config';

const layouts: Readonly<Record<MasonryConfig['layout'], Layout>> = { fitRows, masonry, packery };

/** Milliseconds of rest after which a new width counts. */
const RESIZED = 100;

export interface LaidOut {
  /** Holds the items. */
  list: HTMLElement;
  items(): HTMLElement[];
  /**
   * Lays the items out.
   * @param order other than on the page
   * @param held stays where the shopper holds it
   */
  arrange(order?: readonly HTMLElement[], held?: HTMLElement): void;
  stop(): void;
}

/**
 * Lays out what is in an element: now, when an item changes its size or arrives, when the element is shown, and 100 ms after its
 * width has changed. Places are kept in percent of an item's width, so that items with widths in percent stay in place until then.
 */
export function startMasonry(element: HTMLElement, config: MasonryConfig): LaidOut {
  const list = itemsIn(element, config.item)[0]?.parentElement ?? element;
  const items = (): HTMLElement[] => itemsIn(element, config.item).filter((item) => item.parentElement === list);
  const known = new WeakMap<Element, Size>();
  let width = 0;
  let timer = 0;

  /** A length in pixels, or of an element inside that has it. */
  function length(value: string): number {
    const pixels = Number.parseFloat(value);
    return Number.isNaN(pixels) ? (element.querySelector(value)?.getBoundingClientRect().width ?? 0) : pixels;
  }

  function arrange(order: readonly HTMLElement[] = items(), held?: HTMLElement): void {
    const wasShown = width > 0;
    width = list.clientWidth;
    list.setAttribute('data-masonry', width === 0 ? 'waiting' : wasShown ? 'moving' : 'still');
    // First, because they are measured in this layout.
    for (const item of order) item.setAttribute('data-masonry-item', '');
    const own = order.map((item): Size => item.getBoundingClientRect());
    const { places, height } = layouts[config.layout](
      order.map((item, index) => withMargins(item, own[index])),
      { width: innerWidth(list), columnWidth: length(config.columnWidth), gutter: length(config.gutter) },
    );
    const direction = getComputedStyle(list).direction === 'rtl' ? -100 : 100;
    order.forEach((item, index) => {
      const { width: across = 0, height: down = 0 } = own[index] ?? {};
      const [x = 0, y = 0] = places[index] ?? [];
      if (item !== held) item.style.transform = `translate(${(x / (across || 1)) * direction}%, ${y}px)`;
      if (!known.has(item)) sizes.observe(item);
      known.set(item, { width: across, height: down });
    });
    list.style.gridTemplateRows = `${height}px`;
  }

  /** The list's own height, which is set here, is no news. */
  function isNews({ target }: ResizeObserverEntry): boolean {
    const { width: across, height } = target.getBoundingClientRect();
    const before = known.get(target);
    return before !== undefined && (before.width !== across || before.height !== height);
  }

  const sizes = new ResizeObserver((entries) => {
    if (width > 0 && list.clientWidth !== width) {
      clearTimeout(timer);
      timer = window.setTimeout(arrange, RESIZED);
      // Not at once: what is observed would change while it is reported.
    } else if (entries.some(isNews)) requestAnimationFrame(() => arrange());
  });
  const arrivals = new MutationObserver(() => arrange());
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
      sizes.disconnect();
      arrivals.disconnect();
      list.classList.remove('shop-masonry__list');
      list.removeAttribute('data-masonry');
      list.style.removeProperty('grid-template-rows');
      for (const item of items()) {
        item.removeAttribute('data-masonry-item');
        item.style.removeProperty('transform');
      }
    },
  };
}

/** What the selector names; or else the children of the element, or of the one list in it. */
function itemsIn(element: HTMLElement, selector: string): HTMLElement[] {
  const named = Array.from(element.querySelectorAll<HTMLElement>(selector));
  if (named.length > 0) return named;
  const list = element.querySelector(':scope > :is(ul, ol)') ?? element;
  return Array.from(list.children).filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[data-shop-root], script, template'),
  );
}

function innerWidth(list: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  return list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** What an item takes; nothing, when it is hidden. */
function withMargins(item: HTMLElement, { width, height }: Size = { width: 0, height: 0 }): Size {
  if (width === 0 || height === 0) return { width: 0, height: 0 };
  const { marginLeft, marginRight, marginTop, marginBottom } = getComputedStyle(item);
  return {
    width: width + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight),
    height: height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom),
  };
}
