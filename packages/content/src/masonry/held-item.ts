import { wantsCalm } from '@shop-elements/dom';
import type { LaidOut } from './start-masonry';

/** Called when an item got another place, counted from 0. */
export type Moved = (item: HTMLElement, from: number, to: number) => void;

/** An item that the shopper moves. */
export interface HeldItem {
  item: HTMLElement;
  /** Its place when it was taken. */
  from: number;
  /** How far it is from its place. */
  x: number;
  y: number;
}

/** Gives an item another place in the list. It stays where the shopper sees it, and so does the focus. */
export function put({ list, items, arrange }: LaidOut, held: HeldItem, to: number): void {
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

/** Lets an item glide into its place, and reports it when that is another one. */
export function settle({ items }: LaidOut, { item, from, x, y }: HeldItem, moved: Moved): void {
  if (!wantsCalm()) {
    item.animate({ translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: 400, easing: 'ease' });
  }
  const to = items().indexOf(item);
  if (to !== from) moved(item, from, to);
}

/** The item that lies under the middle of the held one. */
export function itemBelow({ items }: LaidOut, { item }: HeldItem): HTMLElement | undefined {
  const box = item.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return items().find((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return other !== item && x > left && x < right && y > top && y < bottom;
  });
}
