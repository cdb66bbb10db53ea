import { controlOf, emit, useElementId, useListener, useMethods } from '@shop-elements/core';
import { make, wantsCalm } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import type { ModalConfig } from './modal.config';

/** What `<shop-modal>` offers to the page. */
export interface ModalMethods {
  /** Opens it. */
  show(): void;
  /** Closes it. */
  close(): void;
}

const DISMISS = '[data-dismiss="modal"], [data-role="closeBtn"]';

/** Puts the content into a native dialog, which keeps the focus inside, and opens and closes it. */
export function useModal(element: HTMLElement, config: ModalConfig, closeLabel: string): void {
  const { trigger, open, backdrop, duration, backdropDuration } = config;
  const id = useElementId('modal');

  /** Opens or closes it, unless it is so already or the page prevents it. It closes when the movement is over. */
  const turn = (opens: boolean): void => {
    const shown = dialogOf(element);
    if (shown?.open !== !opens || !emit(element, 'shop-modal-toggle', { open: opens }, { cancelable: true })) return;
    if (opens) shown.showModal();
    document.body.classList.add('modal-open');
    const timing = { direction: opens ? 'normal' : 'reverse', easing: 'ease', fill: 'backwards' } as const;
    const moves = wantsCalm()
      ? []
      : [
          shown.animate({ opacity: [0, 1], translate: ['0 -24px', '0 0'] }, { ...timing, duration }),
          shown.animate({ opacity: [0, 1] }, { ...timing, duration: backdropDuration, pseudoElement: '::backdrop' }),
        ];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => opens || shown.close());
  };
  const show = (): void => turn(true);
  const close = (): void => turn(false);
  useMethods<ModalMethods>(element, { show, close });

  useLayoutEffect(() => wrap(element, closeLabel, id), [element, closeLabel, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the setting opens it; the shopper has closed it for good.
  useLayoutEffect(() => {
    if (open) show();
  }, [open]);

  // One modal listens to the page only for what opens it from outside.
  useListener(trigger === undefined ? trigger : document, 'click', (event) => {
    if (controlOf(event, document.body, trigger ?? '') === undefined) return;
    event.preventDefault();
    show();
  });
  useListener<MouseEvent>(element, 'click', (event) => {
    const isOutside = event.target === dialogOf(element) && isBeside(event.target as Element, event);
    if ((isOutside && backdrop === 'close') || controlOf(event, element, DISMISS) !== undefined) close();
  });
  // Escape: closed by us, with its movement.
  useListener(
    element,
    'cancel',
    (event) => {
      if (event.target !== dialogOf(element)) return;
      event.preventDefault();
      close();
    },
    { capture: true },
  );
}

/** The server's own, or ours. */
function dialogOf(element: HTMLElement): HTMLDialogElement | null {
  return element.querySelector<HTMLDialogElement>(':scope > dialog');
}

/**
 * Sees to a dialog: the server's own, or one around all that the server sent.
 * @returns puts everything back where the server had it
 */
function wrap(element: HTMLElement, closeLabel: string, id: string): () => void {
  const printed = dialogOf(element);
  const dialog = printed ?? document.createElement('dialog');
  dialog.classList.add('shop-dialog');
  if (printed === null) {
    dialog.append(...[...element.childNodes].filter((node) => !isOurs(node)));
    element.append(dialog);
  }
  const heading = dialog.querySelector('h1, h2, h3, h4');
  if (heading !== null) {
    heading.id ||= `${id}-title`;
    dialog.setAttribute('aria-labelledby', heading.id);
  }
  const actions = make('div', { className: 'shop-dialog__actions' });
  if (dialog.querySelector(DISMISS) === null) {
    const className = 'shop-button shop-button--primary';
    const button = make('button', { type: 'button', className, textContent: closeLabel });
    button.dataset['dismiss'] = 'modal';
    actions.append(button);
    dialog.append(actions);
  }
  dialog.addEventListener('close', unlock);
  return () => {
    // Told late: another modal may be open by then.
    dialog.removeEventListener('close', unlock);
    dialog.close();
    unlock();
    actions.replaceWith();
    if (printed === null) dialog.replaceWith(...dialog.childNodes);
  };
}

/** Lets the page scroll again. */
function unlock(): void {
  document.body.classList.remove('modal-open');
}

function isOurs(node: Node): boolean {
  return node instanceof HTMLElement && node.hasAttribute('data-shop-root');
}

/** Whether a press was on what is behind the dialog: the browser reports it as one on the dialog. */
function isBeside(dialog: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
