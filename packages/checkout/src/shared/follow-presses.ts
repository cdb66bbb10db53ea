/**
 * A field loses the focus while the mouse is down, also on touch screens. A message that appears then moves the button below away from
 * the pointer, and the browser doesn't click it.
 * @returns calls back after the click, or at once if nothing is pressed
 */
export function followPresses(signal: AbortSignal): (callback: () => void) => void {
  const options = { capture: true, signal };
  let isPressed = false;
  const press = ({ type }: Event): void => {
    isPressed = type === 'mousedown';
  };
  // A list of options that the mouse has opened may swallow `mouseup`.
  for (const type of ['mousedown', 'mouseup', 'keydown']) window.addEventListener(type, press, options);
  return (callback) => {
    // The click follows `mouseup`.
    const released = (): void => void setTimeout(() => signal.aborted || callback());
    if (isPressed) window.addEventListener('mouseup', released, { ...options, once: true });
    else callback();
  };
}
