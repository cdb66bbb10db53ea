import { keepInPlace, make } from '@shop-elements/dom';

/** A button above the list that loads the page before. */
export interface PreviousButton {
  show(isWanted: boolean): void;
  /** Takes it away. */
  end(): void;
}

export function previousButton(list: HTMLElement | null, label: string, load: () => void): PreviousButton {
  const button = make('button', { type: 'button', className: 'shop-button', textContent: label, onclick: load });
  const box = make('div', { className: 'shop-infinite-scroll__previous' });
  box.append(button);
  const insertOrRemove = (isWanted: boolean): void => {
    if (isWanted) list?.before(box);
    else box.replaceWith();
  };
  return {
    show(isWanted) {
      if (box.isConnected === isWanted) return;
      // Nothing above the window can have moved a shopper who is at the top of the page.
      keepInPlace(window.scrollY > 0 && list ? list : undefined, () => insertOrRemove(isWanted));
    },
    end: () => insertOrRemove(false),
  };
}
