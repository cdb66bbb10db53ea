import type { LaidOut } from './start-masonry';

/** Pixels after which a press has become a drag. */
const DRAGS = 3;

/** Milliseconds of rest of the pointer after which the neighbors make room. */
const REST = 40;

/** An item in the shopper's hand. */
interface Drag {
  item: HTMLElement;
  /** Its number when it was taken. */
  from: number;
  /** Where the pointer is. */
  pointer: readonly [x: number, y: number];
  /** Where the pointer would be if the item were in its place. */
  origin: readonly [x: number, y: number];
  moves: boolean;
}

/**
 * Lets the shopper arrange items: by dragging, or with the arrow keys on an item that has the focus.
 * @param moved an item has got another place, counted from 0
 * @returns ends it
 */
export function startSorting(
  { list, items, arrange }: LaidOut,
  moved: (item: HTMLElement, from: number, to: number) => void,
): () => void {
  const ending = new AbortController();
  let drag: Drag | undefined;
  let wasDragged = false;
  let timer = 0;

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    heard: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    list.addEventListener(type, heard, { signal: ending.signal, capture: true });
  }

  /**
   * Gives an item another place in the list.
   * @returns how far that has taken it
   */
  function put(item: HTMLElement, to: number): readonly [x: number, y: number] {
    const others = items().filter((other) => other !== item);
    const before = item.getBoundingClientRect();
    const focused = document.activeElement;
    list.insertBefore(item, others[to] ?? others[to - 1]?.nextSibling ?? null);
    if (focused instanceof HTMLElement && item.contains(focused)) focused.focus({ preventScroll: true });
    arrange();
    const after = item.getBoundingClientRect();
    return [after.left - before.left, after.top - before.top];
  }

  /** Lets an item glide into its place, and says so when it is another one. */
  function settle(item: HTMLElement, from: number, x: number, y: number): void {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      item.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: 400, easing: 'ease' });
    }
    const to = items().indexOf(item);
    if (to !== from) moved(item, from, to);
  }

  function offset({ pointer, origin }: Drag): readonly [x: number, y: number] {
    return [pointer[0] - origin[0], pointer[1] - origin[1]];
  }

  /** Keeps the item under the pointer. */
  function hold(held: Drag): void {
    held.item.style.translate = offset(held)
      .map((length) => `${length}px`)
      .join(' ');
  }

  /** The item takes the place of the one that it lies over. */
  function makeRoom(): void {
    if (!drag?.moves) return;
    const { item, origin } = drag;
    const box = item.getBoundingClientRect();
    const place = items().findIndex((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      return other !== item && x > left && x < right && y > top && y < bottom;
    });
    if (place < 0) return;
    const [x, y] = put(item, place);
    drag.origin = [origin[0] + x, origin[1] + y];
    hold(drag);
  }

  function drop(): void {
    clearTimeout(timer);
    makeRoom();
    if (drag?.moves) {
      const { item, from } = drag;
      item.style.translate = '';
      item.removeAttribute('data-state');
      settle(item, from, ...offset(drag));
    }
    drag = undefined;
  }

  listen('pointerdown', ({ target, button, clientX, clientY }) => {
    wasDragged = false;
    if (button !== 0 || !(target instanceof Element) || target.closest('input, select, textarea, button')) return;
    const item = items().find((candidate) => candidate.contains(target));
    if (item === undefined) return;
    const pointer = [clientX, clientY] as const;
    drag = { item, from: items().indexOf(item), pointer, origin: pointer, moves: false };
  });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (drag === undefined) return;
    drag.pointer = [clientX, clientY];
    if (!drag.moves && Math.hypot(...offset(drag)) < DRAGS) return;
    // The list, because the item is moved about.
    if (!drag.moves) list.setPointerCapture(pointerId);
    drag.moves = true;
    wasDragged = true;
    drag.item.setAttribute('data-state', 'dragged');
    hold(drag);
    clearTimeout(timer);
    timer = window.setTimeout(makeRoom, REST);
  });
  listen('pointerup', drop);
  listen('pointercancel', drop);
  // A link or a picture would be dragged out of the page, and a link be followed by letting it go.
  listen('dragstart', (event) => event.preventDefault());
  listen('click', (event) => wasDragged && event.preventDefault());
  listen('keydown', (event) => {
    const item = items().find((candidate) => candidate === event.target);
    const onward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const way = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -onward, ArrowRight: onward }[event.key];
    if (item === undefined || way === undefined) return;
    event.preventDefault();
    const from = items().indexOf(item);
    const to = Math.min(Math.max(from + way, 0), items().length - 1);
    const [x, y] = put(item, to);
    settle(item, from, -x, -y);
  });
  return () => ending.abort();
}
