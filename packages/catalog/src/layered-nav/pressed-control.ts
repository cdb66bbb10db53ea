/**
 * Marks the pressed control at once, before the shop replies: ticks a filter, or marks an active one as being removed.
 * @returns removes the mark
 */
export function markPressed(target: EventTarget | null, current: string): () => void {
  const control = target instanceof Element ? target.closest<HTMLElement>('a, input, button, select') : null;
  if (control === null) return () => {};
  const option = control.closest<HTMLElement>('li, .item') ?? control;
  const box = option.querySelector<HTMLInputElement>('[type="checkbox"], [type="radio"]');
  const wasChecked = box?.checked;
  // A click on the checkbox itself has already ticked it.
  if (box && box !== control) box.checked = !box.checked;
  const isRemoved =
    control.closest(current) !== null ||
    box?.checked === false ||
    option.querySelector('.selected, [aria-current]') !== null;
  option.setAttribute('data-shop-pressed', isRemoved ? 'off' : 'on');
  return () => {
    option.removeAttribute('data-shop-pressed');
    if (box && wasChecked !== undefined && box !== control) box.checked = wasChecked;
  };
}
