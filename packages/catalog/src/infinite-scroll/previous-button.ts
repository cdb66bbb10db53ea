import { removeNode } from '@shop-elements/core';
import { keepInPlace, make } from '@shop-elements/dom';

/** A button above the list that loads the previous page. */
export interface PreviousButton {
  show(isVisible: boolean): void;
  /** Removes the button. */
  end(): void;
}

export function previousButton(list: HTMLElement | null, label: string, load: () => void): PreviousButton {
  const button = make('button', { type: 'button', className: 'shop-button', textContent: label, onclick: load });
  const box = make('div', { className: 'shop-infinite-scroll__previous' });
  box.append(button);
  const insertOrRemove = (isVisible: boolean): void => {
    if (isVisible) list?.before(box);
    else removeNode(box);
  };
  return {
    show(isVisible) {
      if (box.isConnected === isVisible) return;
      // At the top of the page, nothing can shift.
      keepInPlace(window.scrollY > 0 && list ? list : undefined, () => insertOrRemove(isVisible));
    },
    end: () => insertOrRemove(false),
  };
}
