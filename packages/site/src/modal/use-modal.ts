import { emit, useElementId, useListener, useMethods } from '@shop-elements/core';
import { useLayoutEffect, useRef } from 'react';
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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useElementId('modal');

  const move = (way: 'normal' | 'reverse'): Promise<unknown> => {
    const shown = dialog.current;
    if (shown === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve();
    const timing = { direction: way, easing: 'ease', fill: 'backwards' } as const;
    const moves = [
      shown.animate({ opacity: [0, 1], translate: ['0 -1.5rem', '0 0'] }, { ...timing, duration }),
      shown.animate({ opacity: [0, 1] }, { ...timing, duration: backdropDuration, pseudoElement: '::backdrop' }),
    ];
    return Promise.allSettled(moves.map(({ finished }) => finished));
  };
  const show = (): void => {
    if (dialog.current?.open !== false || !emit(element, 'shop-modal-toggle', { open: true }, { cancelable: true }))
      return;
    dialog.current.showModal();
    document.body.classList.add('modal-open');
    void move('normal');
  };
  const close = (): void => {
    if (dialog.current?.open !== true || !emit(element, 'shop-modal-toggle', { open: false }, { cancelable: true }))
      return;
    void move('reverse').then(() => dialog.current?.close());
  };
  useMethods<ModalMethods>(element, { show, close });

  useLayoutEffect(() => {
    const made = wrap(element, closeLabel, id);
    dialog.current = made;
    return () => {
      unwrap(element, made);
      dialog.current = null;
    };
  }, [element, closeLabel, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the setting opens it; the shopper has closed it for good.
  useLayoutEffect(() => {
    if (open) show();
  }, [open]);

  // One modal listens to the page only for what opens it from outside.
  useListener<MouseEvent>(trigger === undefined ? undefined : document, 'click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest(trigger ?? ':not(*)') === null) return;
    event.preventDefault();
    show();
  });
  useListener<MouseEvent>(element, 'click', ({ target, clientX, clientY }) => {
    if (!(target instanceof Element)) return;
    const isBeside = target === dialog.current && !isInside(target.getBoundingClientRect(), clientX, clientY);
    if (target.closest(DISMISS) !== null || (isBeside && backdrop === 'close')) close();
  });
  // Escape: closed by us, with its movement.
  useListener(
    element,
    'cancel',
    (event) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      close();
    },
    { capture: true },
  );
  useListener(
    element,
    'close',
    (event) => {
      if (event.target === dialog.current) document.body.classList.remove('modal-open');
    },
    { capture: true },
  );
}

/** The server's own `<dialog>`, or one around all that the server sent. */
function wrap(element: HTMLElement, closeLabel: string, id: string): HTMLDialogElement {
  const printed = element.querySelector<HTMLDialogElement>(':scope > dialog');
  const dialog = printed ?? document.createElement('dialog');
  dialog.classList.add('shop-dialog');
  if (printed === null) {
    dialog.append(...Array.from(element.childNodes).filter((node) => !isOurs(node)));
    element.append(dialog);
  }
  const heading = dialog.querySelector('h1, h2, h3, h4');
  if (heading !== null) {
    heading.id ||= `${id}-title`;
    dialog.setAttribute('aria-labelledby', heading.id);
  }
  if (dialog.querySelector(DISMISS) === null) dialog.append(closeButton(closeLabel));
  return dialog;
}

function closeButton(label: string): HTMLElement {
  const actions = document.createElement('div');
  const button = document.createElement('button');
  actions.className = 'shop-dialog__actions';
  actions.dataset['shopRoot'] = 'modal';
  button.type = 'button';
  button.className = 'shop-button shop-button--primary';
  button.dataset['dismiss'] = 'modal';
  button.textContent = label;
  actions.append(button);
  return actions;
}

/** Puts everything back where the server had it. */
function unwrap(element: HTMLElement, dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  document.body.classList.remove('modal-open');
  const contents = Array.from(dialog.childNodes).filter((node) => !isOurs(node));
  if (dialog.parentNode !== element) return;
  element.replaceChildren(...Array.from(element.childNodes).filter((node) => node !== dialog), ...contents);
}

function isOurs(node: Node): boolean {
  return node instanceof HTMLElement && node.hasAttribute('data-shop-root');
}

function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
