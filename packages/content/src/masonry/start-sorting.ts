import { listen, onwardOf, wantsCalm } from '@shop-elements/dom';
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
  /** How far it is from its place. */
  x: number;
  y: number;
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
  let drag: Drag | undefined;
  /** What was pressed last has been dragged: letting it go is no click. */
  let wasDragged = false;
  let pointer: Pick<PointerEvent, 'clientX' | 'clientY'>;
  let timer = 0;

  /** Gives an item another place in the list. It stays where it is seen, and so does the focus. */
  function put(held: Drag, to: number): void {
    const { item } = held;
    const others = items().filter((other) => other !== item);
    const before = item.getBoundingClientRect();
    const focused = document.activeElement;
    list.insertBefore(item, others[to] ?? others[to - 1]?.nextSibling ?? null);
    if (focused instanceof HTMLElement && item.contains(focused)) focused.focus({ preventScroll: true });
    arrange();
    const after = item.getBoundingClientRect();
    held.x += before.left - after.left;
    held.y += before.top - after.top;
  }

  /** Lets an item glide into its place, and says so when it is another one. */
  function settle({ item, from, x, y }: Drag): void {
    if (!wantsCalm()) {
      item.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: 400, easing: 'ease' });
    }
    const to = items().indexOf(item);
    if (to !== from) moved(item, from, to);
  }

  /** Keeps the item under the pointer. */
  function hold({ item, x, y }: Drag): void {
    item.style.translate = `${x}px ${y}px`;
  }

  /** The item takes the place of the one that it lies over. */
  function makeRoom(): void {
    if (drag === undefined || !wasDragged) return;
    const { item } = drag;
    const box = item.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const place = items().findIndex((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return other !== item && x > left && x < right && y > top && y < bottom;
    });
    if (place < 0) return;
    put(drag, place);
    hold(drag);
  }

  function drop(): void {
    clearTimeout(timer);
    makeRoom();
    if (drag !== undefined && wasDragged) {
      drag.item.style.translate = '';
      drag.item.removeAttribute('data-state');
      settle(drag);
    }
    drag = undefined;
  }

  return listen(
    list,
    {
      pointerdown(event) {
        const { target, button } = event;
        wasDragged = false;
        if (button !== 0 || !(target instanceof Element) || target.closest('input, select, textarea, button')) return;
        const from = items().findIndex((candidate) => candidate.contains(target));
        const item = items()[from];
        drag = item && { item, from, x: 0, y: 0 };
        pointer = event;
      },
      pointermove(event) {
        if (drag === undefined) return;
        drag.x += event.clientX - pointer.clientX;
        drag.y += event.clientY - pointer.clientY;
        pointer = event;
        if (!wasDragged && Math.hypot(drag.x, drag.y) < DRAGS) return;
        // The list, because the item is moved about.
        if (!wasDragged) list.setPointerCapture(event.pointerId);
        wasDragged = true;
        drag.item.setAttribute('data-state', 'dragged');
        hold(drag);
        clearTimeout(timer);
        timer = window.setTimeout(makeRoom, REST);
      },
      pointerup: drop,
      pointercancel: drop,
      // A link or a picture would be dragged out of the page, and a link be followed by letting it go.
      dragstart: (event) => event.preventDefault(),
      click: (event) => wasDragged && event.preventDefault(),
      keydown(event) {
        const from = items().indexOf(event.target as HTMLElement);
        const item = items()[from];
        const onward = onwardOf(list);
        const way = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -onward, ArrowRight: onward }[event.key];
        if (item === undefined || way === undefined) return;
        event.preventDefault();
        const held = { item, from, x: 0, y: 0 };
        put(held, Math.min(Math.max(from + way, 0), items().length - 1));
        settle(held);
      },
    },
    { capture: true },
  );
}
