import { BOX } from './control-url';
import { allIn } from './region';

export interface PressedControl {
  /** Removes the mark. The control keeps its new state. */
  release(): void;
  /** Removes the mark and restores the earlier state, because the current list stays. */
  undo(): void;
}

const PRESSED = 'data-shop-pressed';

/** Marks the pressed control at once, before the shop replies: ticks a filter, or marks an active one as being removed. */
export function markPressed(target: EventTarget | null, current: string): PressedControl {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, input, button, select') : null;
  if (control === null) return { release() {}, undo() {} };
  const option = control.closest<HTMLElement>('li, .item') ?? control;
  const box = control.matches(BOX) ? (control as HTMLInputElement) : option.querySelector<HTMLInputElement>(BOX);
  const wasChecked = box?.checked === true;
  if (box) box.checked = !wasChecked;
  const isRemoved =
    control.closest(current) !== null ||
    box?.checked === false ||
    option.querySelector('.selected, [aria-current]') !== null;
  option.setAttribute(PRESSED, isRemoved ? 'off' : 'on');
  const release = (): void => option.removeAttribute(PRESSED);
  return {
    release,
    undo() {
      release();
      if (box) box.checked = wasChecked;
      if (box?.type === 'radio') choosePrinted(box.name);
      if (control instanceof HTMLSelectElement) selectPrinted(control);
    },
  };
}

/** Removes the mark from a copy of the control, as page caches restore it. */
export function releaseCopies(parts: readonly Element[]): void {
  for (const option of allIn(parts, `[${PRESSED}]`)) option.removeAttribute(PRESSED);
}

/** Chooses the radio button of the current list again: the browser unticked it when the other one was pressed. */
function choosePrinted(group: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
    if (radio.name === group && radio.defaultChecked) radio.checked = true;
  }
}

/** Selects the option of the current list, so that the shopper can choose the other one again. */
function selectPrinted(select: HTMLSelectElement): void {
  const printed = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  select.selectedIndex = Math.max(0, printed);
}
