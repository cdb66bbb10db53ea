import { setHidden } from '@shop-elements/dom';

/** Shows or hides a part of the page, even if the server hid it by an inline style or by a class, such as Magento's `no-display`. */
export function setShown(part: HTMLElement, shown: boolean): void {
  setHidden(part, !shown);
  part.style.removeProperty('display');
  if (shown && getComputedStyle(part).display === 'none') part.style.setProperty('display', 'block', 'important');
}
