import { keepInPlace, make, setHidden } from '@shop-elements/dom';

/** A button above the list that loads the page before. */
export interface PreviousButton {
  show(isWanted: boolean): void;
  /** Takes it away. */
  end(): void;
}

export function previousButton(list: Element | null, label: string, load: () => void): PreviousButton {
  const button = make('button', { type: 'button', className: 'shop-button', textContent: label, onclick: load });
  const box = make('div', { className: 'shop-infinite-scroll' });
  setHidden(box, true);
  box.append(button);
  list?.before(box);
  return {
    show(isWanted) {
      if (box.hidden === isWanted) keepInPlace(list ?? undefined, () => setHidden(box, !isWanted));
    },
    end: () => box.replaceWith(),
  };
}
