import { setHidden } from '@shop-elements/dom';

/** Shows or hides a part of the page, even if the server hid it by an inline style. */
export function setShown(part: HTMLElement, shown: boolean): void {
  setHidden(part, !shown);
  part.style.removeProperty('display');
}
