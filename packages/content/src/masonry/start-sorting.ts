import { isHandledElsewhere } from '@shop-elements/core';
import { inlineDirection, listen, prefersReducedMotion } from '@shop-elements/dom';
import type { LaidOut } from './start-masonry';

/** Pixels after which a press counts as a drag. */
const DRAG_DISTANCE = 3;

/** Milliseconds that the pointer rests before the other items make room. */
const REST = 40;

/** Called after an item has moved, with its indexes from 0. */
type Moved = (item: HTMLElement, from: number, to: number) => void;

/** An item that the shopper is moving. */
interface HeldItem {
  item: HTMLElement;
  /** Its index before the move. */
  from: number;
  /** Its offset from its place in the layout. */
  x: number;
  y: number;
}

/** An item under the pressed pointer. */
interface PressedItem extends HeldItem {
  /** The last position of the pointer. */
  pointer: Pick<PointerEvent, 'clientX' | 'clientY'>;
  /** The last item below it. A large item is still there after making room, and must not move again. */
  below?: HTMLElement | undefined;
}

/**
 * Lets the shopper arrange items: by dragging, or with the arrow keys on a focused item.
 * @returns stops it
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
    const direction = inlineDirection(list);
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -direction, ArrowRight: direction }[event.key];
    if (item === undefined || step === undefined || isHandledElsewhere(event)) return;
    event.preventDefault();
    const held = { item, from, x: 0, y: 0 };
    put(laidOut, held, Math.min(Math.max(from + step, 0), items().length - 1));
    settle(laidOut, held, moved);
  };
  return listen(list, { keydown }, { capture: true });
}

function followPointer(laidOut: LaidOut, moved: Moved): () => void {
  const { list } = laidOut;
  let held: PressedItem | undefined;
  /** Whether the last press became a drag. Then releasing the pointer is not a click. */
  let wasDragged = false;
  let timer = 0;

  function press(event: PointerEvent): void {
    // A second finger would leave the item of the first out of its place.
    drop();
    wasDragged = false;
    held = itemUnder(event, laidOut);
  }

  function drag(event: PointerEvent): void {
    if (held === undefined) return;
    // Released outside the list.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      drop();
      return;
    }
    const dragged = held;
    addMovement(dragged, event);
    if (!wasDragged && Math.hypot(dragged.x, dragged.y) < DRAG_DISTANCE) return;
    // On the list, because the item moves in the document.
    if (!wasDragged) list.setPointerCapture(event.pointerId);
    wasDragged = true;
    dragged.item.setAttribute('data-state', 'dragged');
    keepUnderPointer(dragged);
    clearTimeout(timer);
    timer = window.setTimeout(() => makeRoom(laidOut, dragged), REST);
  }

  function drop(): void {
    clearTimeout(timer);
    if (held !== undefined && wasDragged) {
      makeRoom(laidOut, held);
      held.item.style.translate = '';
      held.item.removeAttribute('data-state');
      settle(laidOut, held, moved);
    }
    held = undefined;
    // Later clicks, such as by keyboard, have no press before them. The drag's own click comes at once, if at all.
    timer = window.setTimeout(() => {
      wasDragged = false;
    });
  }

  const handlers = {
    pointerdown: press,
    pointermove: drag,
    pointerup: drop,
    pointercancel: drop,
    // Otherwise the browser would drag links and pictures itself, and follow a link after the drag.
    dragstart: (event: Event) => event.preventDefault(),
    click: (event: Event) => wasDragged && event.preventDefault(),
  };
  return listen(list, handlers, { capture: true });
}

/** The pressed item, unless the press is on a control inside. */
function itemUnder(pointer: PointerEvent, { items }: LaidOut): PressedItem | undefined {
  const { target, button, ctrlKey } = pointer;
  // On a Mac, a press with Ctrl opens the context menu.
  if (button !== 0 || ctrlKey || !(target instanceof Element) || target.closest('input, select, textarea, button'))
    return undefined;
  const from = items().findIndex((candidate) => candidate.contains(target));
  const item = items()[from];
  return item && { item, from, x: 0, y: 0, pointer };
}

/** Adds the movement of the pointer to the item's offset. */
function addMovement(pressed: PressedItem, pointer: PointerEvent): void {
  pressed.x += pointer.clientX - pressed.pointer.clientX;
  pressed.y += pointer.clientY - pressed.pointer.clientY;
  pressed.pointer = pointer;
}

function keepUnderPointer({ item, x, y }: HeldItem): void {
  item.style.translate = `${x}px ${y}px`;
}

/** Moves a dragged item to the place of the item below it. */
function makeRoom(laidOut: LaidOut, pressed: PressedItem): void {
  const before = pressed.below;
  const below = itemBelow(laidOut, pressed);
  pressed.below = below;
  if (below === undefined || below === before) return;
  put(laidOut, pressed, laidOut.items().indexOf(below));
  keepUnderPointer(pressed);
}

/** Moves an item to another index. Keeps its position on the screen and the focus. */
function put({ list, items, arrange }: LaidOut, held: HeldItem, to: number): void {
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

/** Animates an item into its place, and reports the move if its index has changed. */
function settle({ items }: LaidOut, { item, from, x, y }: HeldItem, moved: Moved): void {
  if (!prefersReducedMotion()) {
    item.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: 400, easing: 'ease' });
  }
  const to = items().indexOf(item);
  if (to !== from) moved(item, from, to);
}

/** The item under the center of the held one. */
function itemBelow({ items }: LaidOut, { item }: HeldItem): HTMLElement | undefined {
  const box = item.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return items().find((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return other !== item && x > left && x < right && y > top && y < bottom;
  });
}
