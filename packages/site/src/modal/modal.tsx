import {
  controlOf,
  type ElementProps,
  emit,
  isModified,
  textsOf,
  useElementId,
  useListener,
  useMethods,
  useNewest,
} from '@shop-elements/core';
import { isClosing, keepModal, milliseconds, openDialog, whenPresent } from '@shop-elements/dom';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ModalConfig } from './modal.config';
import { DISMISS, dialogOf, labelCloseButton, nameDialog, wrapInDialog } from './modal-dialog';

/** Texts of `<shop-modal>`. */
export const modalTexts = {
  close: 'Close',
};

/** Detail of `shop-modal-toggle`. */
export interface ModalToggleDetail {
  /** Whether the dialog is about to open. */
  open: boolean;
}

/** Methods of `<shop-modal>`. */
export interface ModalMethods {
  /** Opens the dialog. */
  show(): void;
  /** Closes the dialog. */
  close(): void;
}

/**
 * Shows the server's content in a modal dialog. `data-dismiss="modal"` or `data-role="closeBtn"` inside closes it;
 * without either, it gets a Close button. Focus returns to where it was. In a closed tab or panel, it
 * opens at the end of the page, and returns when it closes. Without JavaScript, the content shows in the page.
 * @example
 * <a href="#sizes" class="size-guide">Size guide</a>
 * <shop-modal id="sizes" data-trigger=".size-guide"><h2>Size guide</h2><table>…</table></shop-modal>
 * @fires shop-modal-toggle before anything moves; cancelable
 */
export function Modal({ element, config }: ElementProps<ModalConfig>) {
  const { trigger, open } = config;
  const [isRequested, setRequested] = useState(false);
  const methods = useShowAndClose(element, config, () => flushSync(() => setRequested(true)));
  useMethods<ModalMethods>(element, methods);
  // Content that nothing on the page can open stays in the page.
  const isDialog = !useMissingTrigger(trigger) || open || isRequested;
  useDialog(element, isDialog);
  useOpenSetting(open, methods);
  useTrigger(trigger, methods);
  useDismiss(element, methods);
  return null;
}

/** @param wrap wraps the content in its dialog, if that has not happened yet */
function useShowAndClose(element: HTMLElement, config: ModalConfig, wrap: () => void): ModalMethods {
  const { trigger, backdrop, duration, backdropDuration } = config;
  const closeDialog = useRef<() => void>(() => {});

  const isAllowed = (opens: boolean): boolean =>
    emit(element, 'shop-modal-toggle', { open: opens }, { cancelable: true });
  const close = (): void => {
    const dialog = dialogOf(element);
    if (dialog?.open && !isClosing(dialog) && isAllowed(false)) closeDialog.current();
  };
  const show = (): void => {
    wrap();
    const dialog = dialogOf(element);
    if (dialog === null || (dialog.open && !isClosing(dialog)) || !isAllowed(true)) return;
    // A listener of the event may have removed the modal.
    if (!dialog.isConnected) return;
    nameDialog(element, trigger === undefined ? null : document.querySelector<HTMLElement>(trigger));
    closeDialog.current = openDialog(dialog, {
      duration: milliseconds(duration),
      backdropDuration: milliseconds(backdropDuration),
      isStatic: backdrop === 'static',
      onDismiss: close,
    });
  };
  return { show, close };
}

/** Keeps the content in a dialog with a Close button, and an open dialog modal. */
function useDialog(element: HTMLElement, isDialog: boolean): void {
  const id = useElementId('modal');
  const closeLabel = textsOf(element, modalTexts).close;
  useLayoutEffect(() => (isDialog ? wrapInDialog(element, id) : undefined), [element, id, isDialog]);
  // An effect of its own, because wrapping again would close an open dialog.
  useLayoutEffect(() => {
    if (isDialog) labelCloseButton(element, closeLabel);
  }, [element, closeLabel, isDialog]);
  useLayoutEffect(() => keepModal(dialogOf(element)));
}

/** Only a change of the setting opens or closes the dialog; after that, the shopper decides. */
function useOpenSetting(open: boolean, methods: ModalMethods): void {
  const newest = useNewest(methods);
  useLayoutEffect(() => {
    if (!open) return undefined;
    let isWanted = true;
    const closeNewest = (): void => newest.current.close();
    // In a microtask: the element is still hidden now, and nothing in it could take the focus.
    queueMicrotask(() => isWanted && newest.current.show());
    return () => {
      isWanted = false;
      closeNewest();
    };
  }, [open, newest]);
}

/** Opens the dialog with the links and buttons that match the trigger. */
function useTrigger(trigger: string | undefined, { show }: ModalMethods): void {
  useListener(trigger === undefined ? undefined : document, 'click', (event) => {
    if (isModified(event) || controlOf(event, document.body, trigger ?? '') === undefined) return;
    event.preventDefault();
    show();
  });
}

/** Closes the dialog with the buttons and forms inside. */
function useDismiss(element: HTMLElement, { close }: ModalMethods): void {
  useListener(element, 'click', (event) => {
    // A modal inside this one has its own controls.
    if (controlOf(event, element, DISMISS)?.closest(element.localName) === element) close();
  });
  // The browser would close the dialog without our event.
  useListener(element, 'submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement && target.matches('[method="dialog" i]'))) return;
    if (target.closest('dialog') !== dialogOf(element)) return;
    event.preventDefault();
    close();
  });
}

/** Milliseconds after loading in which a script may still add the trigger. */
const PATIENCE = 2000;

/** Whether nothing on the loaded page matches the trigger. Becomes false if it is added later. */
function useMissingTrigger(trigger: string | undefined): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (trigger === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWaiting: (() => void) | undefined;
    const wait = (): void => {
      timer = setTimeout(() => {
        setMissing(true);
        stopWaiting = whenPresent(trigger, () => setMissing(false));
      }, PATIENCE);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [trigger]);
  return isMissing;
}
