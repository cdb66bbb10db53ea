import { isShown } from './is-shown';
import { listen } from './listen';
import { prefersReducedMotion } from './reduced-motion';

export interface DialogOptions {
  /** Milliseconds of the opening and closing animation. */
  duration?: number;
  /** Milliseconds until the backdrop is fully dark. */
  backdropDuration?: number;
  /** A click outside the dialog does not close it. */
  isStatic?: boolean;
  /** Called when the shopper presses Escape or clicks outside. Default: closes the dialog. */
  onDismiss?: () => void;
  /** Called after the dialog has closed, for any reason. */
  onClose?: () => void;
}

/** Dialogs in their closing animation, each with a function that closes it at once. */
const closing = new WeakMap<HTMLDialogElement, () => void>();

/** Whether a dialog is still open, but in its closing animation. */
export function isClosing(dialog: HTMLDialogElement): boolean {
  return closing.has(dialog);
}

/**
 * Opens a modal dialog. The browser traps focus inside and restores it afterwards.
 * @returns closes the dialog
 */
export function openDialog(dialog: HTMLDialogElement, options: DialogOptions = {}): () => void {
  const { isStatic = false, onClose } = options;
  closing.get(dialog)?.();
  const ended = (): void => {
    // The browser may have closed it during its animation, which then has nothing left to finish.
    closing.delete(dialog);
    stopListening();
    stopDismissing();
    watch.disconnect();
    void givingWay.then((stop) => stop?.());
    unlockPage();
    if (wasPressed) ignoreSecondClick();
    putBack?.();
    onClose?.();
  };
  const close = (): void => {
    if (closing.has(dialog) || !dialog.open) return;
    const finish = (): void => {
      dropDialog(dialog);
      ended();
    };
    closing.set(dialog, finish);
    void animate(dialog, options, 'reverse').then(() => closing.get(dialog) === finish && finish());
  };
  /** Whether the pointer has been down in it: only then can a double click have begun in the dialog. */
  let wasPressed = false;
  const stopListening = listen(dialog, {
    pointerdown() {
      wasPressed = true;
    },
    close() {
      // The event is asynchronous: the dialog may be open again by now.
      if (!dialog.open) ended();
    },
  });
  const stopDismissing = whenDismissed(dialog, isStatic, options.onDismiss ?? close);
  // The page may hide the part around the dialog, or remove it: a link inside may open another tab.
  const watch = new ResizeObserver(() => isShown(dialog) || close());

  dialog.classList.add('shop-dialog');
  const { activeElement } = document;
  dialog.showModal();
  const putBack = isShown(dialog) ? undefined : bringOut(dialog, activeElement);
  watch.observe(dialog);
  // Loaded only now, because most pages never open a dialog.
  const givingWay = import('./give-way').then(
    ({ giveWay }) => (dialog.open ? giveWay(dialog) : undefined),
    () => undefined,
  );
  lockPage(true);
  document.body.addEventListener('keydown', keepEscape);
  void animate(dialog, options, 'normal');
  return close;
}

/**
 * Calls back when the shopper presses Escape or, unless the dialog is static, clicks outside.
 * @returns stops it
 */
function whenDismissed(dialog: HTMLDialogElement, isStatic: boolean, dismiss: () => void): () => void {
  /** Whether the pointer went down inside: selecting a text may end outside. */
  let beganInside = false;
  return listen(dialog, {
    cancel(event) {
      // A file input inside fires `cancel`, too.
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    },
    pointerdown(event) {
      beganInside = !isBeside(dialog, event);
    },
    click(event) {
      // The second click of a double click that has opened the dialog is beside it, too.
      const isOutside = event.detail < 2 && event.target === dialog && isBeside(dialog, event);
      if (!isStatic && !beganInside && isOutside) dismiss();
      beganInside = false;
    },
  });
}

/**
 * In a closed tab or panel, an open dialog would block the page without showing. So its element goes to the end of the page.
 * @param focused gets the focus back when the dialog closes
 * @returns moves the element back
 */
function bringOut(dialog: HTMLDialogElement, focused: Element | null): () => void {
  const element = dialog.closest('[data-state]') ?? dialog;
  const mark = document.createComment('');
  element.replaceWith(mark);
  document.body.append(element);
  (focused as HTMLElement | null)?.focus({ preventScroll: true });
  keepModal(dialog);
  return () => mark.replaceWith(element);
}

/**
 * Makes a dialog modal again after a script has moved it: the browser then takes it out of the top layer, but leaves it open, so that
 * neither Escape nor a click outside would close it. Not while it gives way to an overlay.
 */
export function keepModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open || dialog.matches(':modal') || dialog.hasAttribute('data-shop-behind')) return;
  dialog.open = false;
  dialog.showModal();
}

/** Closes a dialog without animation, even if it is no longer in the document. */
export function dropDialog(dialog: HTMLDialogElement): void {
  closing.delete(dialog);
  dialog.close();
  unlockPage();
}

/** The second click of a double click that closed a dialog would press what was behind it. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
}

/** `modal-open` is Bootstrap's class name. */
function lockPage(isLocked: boolean): void {
  document.documentElement.toggleAttribute('data-shop-locked', isLocked);
  document.body.classList.toggle('modal-open', isLocked);
}

/** Restores scrolling and Escape, unless another dialog is still open. */
function unlockPage(): void {
  const isLocked = document.querySelector('.shop-dialog[open]') !== null;
  lockPage(isLocked);
  if (!isLocked) document.body.removeEventListener('keydown', keepEscape);
}

/** Luma's gallery handles Escape anywhere on the page and prevents it from closing our dialog. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

async function animate(
  dialog: HTMLDialogElement,
  { duration = 0, backdropDuration = 0 }: DialogOptions,
  direction: 'normal' | 'reverse',
): Promise<void> {
  if (prefersReducedMotion()) return;
  const timing = { direction, easing: 'ease', fill: 'backwards' } as const;
  const movements = [
    dialog.animate({ opacity: [0, 1], translate: ['0 -24px', '0 0'] }, { ...timing, duration }),
    dialog.animate({ opacity: [0, 1] }, { ...timing, duration: backdropDuration, pseudoElement: '::backdrop' }),
  ];
  await Promise.allSettled(movements.map(({ finished }) => finished));
}

/** Whether a click was on the backdrop: the browser dispatches those on the dialog itself. */
function isBeside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
