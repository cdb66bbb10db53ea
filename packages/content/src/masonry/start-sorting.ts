import type { LaidOut } from './start-masonry';

/** Pixels after which a press has become a drag. */
const DRAGS = 3;

/** Milliseconds of rest of the pointer after which the neighbors make room. */
const REST = 40;

interface SortingOptions {
  /** Id of the text that says what the arrow keys do. */
  hint: string;
  /** An item has got another place, counted from 0. */
  moved(item: HTMLElement, from: number, to: number): void;
}

/**
 * Lets the shopper arrange items: by dragging, or with the arrow keys on an item that has the focus.
 * @returns ends it
 */
export function startSorting({ list, items, arrange }: LaidOut, { hint, moved }: SortingOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let dragged:
    | { item: HTMLElement; pointer: number; x: number; y: number; order: HTMLElement[]; moves: boolean }
    | undefined;
  let timer = 0;
  let dropped = false;

  function describe(): void {
    for (const item of items()) {
      item.tabIndex = 0;
      item.setAttribute('aria-describedby', hint);
    }
  }

  /** Gives an item its place on the page; from where it was seen it glides there. */
  function put(item: HTMLElement, order: readonly HTMLElement[]): void {
    const before = item.getBoundingClientRect();
    const from = items().indexOf(item);
    const to = order.indexOf(item);
    const hadFocus = item === document.activeElement;
    item.style.removeProperty('translate');
    item.removeAttribute('data-state');
    if (from !== to) {
      list.insertBefore(item, order[to + 1] ?? order[to - 1]?.nextSibling ?? null);
      if (hadFocus) item.focus({ preventScroll: true });
    }
    arrange();
    const after = item.getBoundingClientRect();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const way = `${before.left - after.left}px ${before.top - after.top}px`;
      item.animate({ translate: [way, '0px 0px'] }, { duration: 400, easing: 'ease' });
    }
    if (from !== to) moved(item, from, to);
  }

  function makeRoom(): void {
    if (dragged === undefined) return;
    const { item, order } = dragged;
    const { left, top, width, height } = item.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const other = order.findIndex((candidate) => {
      const box = candidate.getBoundingClientRect();
      return candidate !== item && x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
    if (other < 0) return;
    dragged.order = withItemAt(order, item, other);
    arrange(dragged.order, item);
  }

  function end({ pointerId, type }: PointerEvent): void {
    if (dragged?.pointer !== pointerId) return;
    clearTimeout(timer);
    if (dragged.moves) makeRoom();
    const { item, order, moves } = dragged;
    dragged = undefined;
    dropped = moves;
    if (moves) put(item, type === 'pointerup' ? order : items());
  }

  list.addEventListener(
    'pointerdown',
    ({ target, button, pointerId, clientX: x, clientY: y }) => {
      dropped = false;
      if (button !== 0 || !(target instanceof Element) || target.closest('input, select, textarea, button')) return;
      const item = target.closest<HTMLElement>('[data-masonry-item]');
      if (item?.parentElement !== list) return;
      dragged = { item, pointer: pointerId, x, y, order: items(), moves: false };
    },
    { signal },
  );
  list.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (dragged?.pointer !== pointerId) return;
      const { item } = dragged;
      const way = [clientX - dragged.x, clientY - dragged.y] as const;
      if (!dragged.moves && Math.hypot(...way) < DRAGS) return;
      if (!dragged.moves) item.setPointerCapture(pointerId);
      dragged.moves = true;
      item.setAttribute('data-state', 'dragged');
      item.style.translate = `${way[0]}px ${way[1]}px`;
      clearTimeout(timer);
      timer = window.setTimeout(makeRoom, REST);
    },
    { signal },
  );
  list.addEventListener('pointerup', end, { signal });
  list.addEventListener('pointercancel', end, { signal });
  // A link or a picture would be dragged out of the page, and a link be followed by letting it go.
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  list.addEventListener('click', (event) => dropped && event.preventDefault(), { signal, capture: true });
  list.addEventListener(
    'keydown',
    (event) => {
      const item = event.target;
      const way = wayOf(event.key, getComputedStyle(list).direction === 'rtl');
      if (way === 0 || !(item instanceof HTMLElement) || item.parentElement !== list) return;
      event.preventDefault();
      const order = items();
      const to = order.indexOf(item) + way;
      if (to >= 0 && to < order.length) put(item, withItemAt(order, item, to));
    },
    { signal },
  );
  describe();
  const arrivals = new MutationObserver(describe);
  arrivals.observe(list, { childList: true });

  return () => {
    clearTimeout(timer);
    controller.abort();
    arrivals.disconnect();
    for (const item of items()) {
      item.removeAttribute('tabindex');
      item.removeAttribute('aria-describedby');
    }
  };
}

function withItemAt(order: readonly HTMLElement[], item: HTMLElement, place: number): HTMLElement[] {
  const others = order.filter((other) => other !== item);
  others.splice(place, 0, item);
  return others;
}

/** One place back or on. */
function wayOf(key: string, rtl: boolean): number {
  if (key === 'ArrowUp' || key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return key === 'ArrowDown' || key === (rtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : 0;
}
