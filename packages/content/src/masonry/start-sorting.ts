import { listen, onwardOf } from '@shop-elements/dom';
import { type HeldItem, itemBelow, type Moved, put, settle } from './held-item';
import type { LaidOut } from './start-masonry';

/** Pixels after which a press has become a drag. */
const DRAGS = 3;

/** Milliseconds of rest of the pointer after which the neighbors make room. */
const REST = 40;

/**
 * Lets the shopper arrange items: by dragging, or with the arrow keys on an item that has the focus.
 * @returns ends it
 */
export function startSorting(laidOut: LaidOut, moved: Moved): () => void {
  const stopDragging = followPointer(laidOut, moved);
  const stopKeys = followArrows(laidOut, moved);
  return () => {
    stopDragging();
    stopKeys();
  };
}

function followArrows(laidOut: LaidOut, moved: Moved): () => void {
  const { list, items } = laidOut;
  const keydown = (event: KeyboardEvent): void => {
    const from = items().indexOf(event.target as HTMLElement);
    const item = items()[from];
    const onward = onwardOf(list);
    const way = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -onward, ArrowRight: onward }[event.key];
    if (item === undefined || way === undefined) return;
    event.preventDefault();
    const held = { item, from, x: 0, y: 0 };
    put(laidOut, held, Math.min(Math.max(from + way, 0), items().length - 1));
    settle(laidOut, held, moved);
  };
  return listen(list, { keydown }, { capture: true });
}

function followPointer(laidOut: LaidOut, moved: Moved): () => void {
  const { list } = laidOut;
  let held: HeldItem | undefined;
  /** What was below the held item last. A large one is there still after it has made room, and need not do so again. */
  let below: HTMLElement | undefined;
  /** The last press became a drag: letting go is not a click. */
  let wasDragged = false;
  let pointer: Pick<PointerEvent, 'clientX' | 'clientY'>;
  let timer = 0;

  function makeRoom(): void {
    if (held === undefined || !wasDragged) return;
    const before = below;
    below = itemBelow(laidOut, held);
    if (below === undefined || below === before) return;
    put(laidOut, held, laidOut.items().indexOf(below));
    keepUnderPointer(held);
  }

  function drop(): void {
    clearTimeout(timer);
    makeRoom();
    if (held !== undefined && wasDragged) {
      held.item.style.translate = '';
      held.item.removeAttribute('data-state');
      settle(laidOut, held, moved);
    }
    held = undefined;
  }

  const handlers = {
    pointerdown(event: PointerEvent) {
      wasDragged = false;
      below = undefined;
      held = itemUnder(event, laidOut);
      pointer = event;
    },
    pointermove(event: PointerEvent) {
      if (held === undefined) return;
      held.x += event.clientX - pointer.clientX;
      held.y += event.clientY - pointer.clientY;
      pointer = event;
      if (!wasDragged && Math.hypot(held.x, held.y) < DRAGS) return;
      // The list, because the item is moved about.
      if (!wasDragged) list.setPointerCapture(event.pointerId);
      wasDragged = true;
      held.item.setAttribute('data-state', 'dragged');
      keepUnderPointer(held);
      clearTimeout(timer);
      timer = window.setTimeout(makeRoom, REST);
    },
    pointerup: drop,
    pointercancel: drop,
    // The browser would drag a link or a picture out of the page, and follow the link when it is let go.
    dragstart: (event: Event) => event.preventDefault(),
    click: (event: Event) => wasDragged && event.preventDefault(),
  };
  return listen(list, handlers, { capture: true });
}

/** The item that a press takes hold of, unless it is on a control. */
function itemUnder({ target, button }: PointerEvent, { items }: LaidOut): HeldItem | undefined {
  if (button !== 0 || !(target instanceof Element) || target.closest('input, select, textarea, button'))
    return undefined;
  const from = items().findIndex((candidate) => candidate.contains(target));
  const item = items()[from];
  return item && { item, from, x: 0, y: 0 };
}

function keepUnderPointer({ item, x, y }: HeldItem): void {
  item.style.translate = `${x}px ${y}px`;
}
