/**
 * Marks the pressed control at once, before the shop has answered: a filter gets its tick, one in use is marked as going.
 * @returns takes the mark away again
 */
export function markPressed(target: EventTarget | null, current: string): () => void {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, input, button, select') : null;
  if (control === null) return () => {};
  const choice = control.closest<HTMLElement>('li, .item') ?? control;
  const box = choice.querySelector<HTMLInputElement>('[type="checkbox"], [type="radio"]');
  const wasChecked = box?.checked;
  // A click on the box itself has ticked it already.
  if (box && box !== control) box.checked = !box.checked;
  const isGoing =
    control.closest(current) !== null ||
    box?.checked === false ||
    choice.querySelector('.selected, [aria-current]') !== null;
  choice.setAttribute('data-shop-pressed', isGoing ? 'off' : 'on');
  return () => {
    choice.removeAttribute('data-shop-pressed');
    if (box && wasChecked !== undefined && box !== control) box.checked = wasChecked;
  };
}
