import { setHidden } from '@shop-elements/dom';

/** Shows or hides a part of the page, also one that the server has hidden by a style of its own. */
export function setShown(part: HTMLElement, shown: boolean): void {
  setHidden(part, !shown);
  part.style.removeProperty('display');
}
