import { controlOf, emit, useElementId, useListener, useMethods, useNewest } from '@shop-elements/core';
import { milliseconds, openDialog } from '@shop-elements/dom';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ModalConfig } from './modal.config';
import { DISMISS, dialogOf, wrapInDialog } from './modal-dialog';
import { useMissingTrigger } from './use-missing-trigger';

/** Detail of `shop-modal-toggle`. */
export interface ModalToggleDetail {
  /** Whether the dialog is about to open. */
  open: boolean;
}

/** What `<shop-modal>` offers to the page. */
export interface ModalMethods {
  /** Opens it. */
  show(): void;
  /** Closes it. */
  close(): void;
}

/** Puts the content into a dialog, and opens and closes it. The page may prevent both. */
export function useModal(element: HTMLElement, config: ModalConfig, closeLabel: string): void {
  const { trigger, open, backdrop, duration, backdropDuration } = config;
  const id = useElementId('modal');
  const closeDialog = useRef<() => void>(() => {});
  // Content that nothing on the page opens stays in sight, until a script asks for the dialog.
  const [isAsked, setAsked] = useState(false);

  const isAllowed = (opens: boolean): boolean =>
    emit(element, 'shop-modal-toggle', { open: opens }, { cancelable: true });
  const close = (): void => {
    if (dialogOf(element)?.open && isAllowed(false)) closeDialog.current();
  };
  const show = (): void => {
    if (dialogOf(element) === null) flushSync(() => setAsked(true));
    const dialog = dialogOf(element);
    if (dialog === null || dialog.open || !isAllowed(true)) return;
    closeDialog.current = openDialog(dialog, {
      duration: milliseconds(duration),
      backdropDuration: milliseconds(backdropDuration),
      isStatic: backdrop === 'static',
      onDismiss: close,
    });
  };
  useMethods<ModalMethods>(element, { show, close });

  const isHidden = !useMissingTrigger(trigger) || open || isAsked;
  useLayoutEffect(
    () => (isHidden ? wrapInDialog(element, closeLabel, id) : undefined),
    [element, closeLabel, id, isHidden],
  );

  const newest = useNewest({ show, close });
  // Only a change of the setting opens or closes it; after that the shopper decides.
  useLayoutEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    const close = (): void => newest.current.close();
    // Not before the element has drawn: until then it is out of sight, where nothing takes the focus.
    queueMicrotask(() => isWanted && newest.current.show());
    return () => {
      isWanted = false;
      close();
    };
  }, [open, newest]);

  // One modal listens to the page only for what opens it from outside.
  useListener(trigger === undefined ? trigger : document, 'click', (event) => {
    if (controlOf(event, document.body, trigger ?? '') === undefined) return;
    event.preventDefault();
    show();
  });
  useListener(element, 'click', (event) => {
    if (controlOf(event, element, DISMISS) !== undefined) close();
  });
}
