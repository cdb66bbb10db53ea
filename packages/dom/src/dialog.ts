import { listen } from './listen';
import { wantsCalm } from './motion';

export interface DialogOptions {
  /** Milliseconds in which the dialog comes and goes. */
  duration?: number;
  /** Milliseconds in which the page behind it darkens. */
  backdropDuration?: number;
  /** A press beside the dialog does not close it. */
  isStatic?: boolean;
  /** The shopper pressed Escape, or beside the dialog. By default that closes it. */
  onDismiss?: () => void;
  /** The dialog is closed, however that came about. */
  onClose?: () => void;
}

/**
 * Opens a dialog over the page. The browser keeps the focus inside, and returns it afterwards.
 * @returns closes the dialog
 */
export function openDialog(dialog: HTMLDialogElement, options: DialogOptions = {}): () => void {
  const { isStatic = false, onClose } = options;
  let isClosing = false;
  const close = (): void => {
    if (isClosing || !dialog.open) return;
    isClosing = true;
    void animate(dialog, options, 'reverse').then(() => dialog.close());
  };
  const dismiss = options.onDismiss ?? close;
  const stopListening = listen(dialog, {
    cancel(event) {
      // A file field inside tells of its own cancelled choice.
      if (event.target !== dialog) return;
      event.preventDefault();
      dismiss();
    },
    click(event) {
      if (!isStatic && event.target === dialog && isBeside(dialog, event)) dismiss();
    },
    close() {
      // Reported late: by then it may be open again.
      if (dialog.open) return;
      stopListening();
      unlockPage();
      onClose?.();
    },
  });

  dialog.classList.add('shop-dialog');
  dialog.showModal();
  document.body.classList.add('modal-open');
  document.body.addEventListener('keydown', keepEscape);
  void animate(dialog, options, 'normal');
  return close;
}

/** Closes a dialog at once, also one that has been taken off the page. */
export function dropDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  unlockPage();
}

/** Lets the page scroll and answer Escape again, unless another dialog is open on it. The class is Bootstrap's name for it. */
function unlockPage(): void {
  const isLocked = document.querySelector('.shop-dialog[open]') !== null;
  document.body.classList.toggle('modal-open', isLocked);
  if (!isLocked) document.body.removeEventListener('keydown', keepEscape);
}

/** Luma's gallery answers Escape wherever it is pressed, and prevents it from closing a dialog. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

async function animate(
  dialog: HTMLDialogElement,
  { duration = 0, backdropDuration = 0 }: DialogOptions,
  direction: 'normal' | 'reverse',
): Promise<void> {
  if (wantsCalm()) return;
  const timing = { direction, easing: 'ease', fill: 'backwards' } as const;
  const movements = [
    dialog.animate({ opacity: [0, 1], translate: ['0 -24px', '0 0'] }, { ...timing, duration }),
    dialog.animate({ opacity: [0, 1] }, { ...timing, duration: backdropDuration, pseudoElement: '::backdrop' }),
  ];
  await Promise.allSettled(movements.map(({ finished }) => finished));
}

/** Whether a press was on what is behind the dialog: the browser reports it as one on the dialog. */
function isBeside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
