import { useElementId } from '@shop-elements/core';
import { dropDialog, keepModal, openDialog } from '@shop-elements/dom';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const PRIMARY = 'shop-button shop-button--primary';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called however the dialog is closed. */
  onClose: () => void;
  /** A second button, which confirms. It closes the dialog, too. */
  confirm?: { label: string; onConfirm: () => void };
  children: ReactNode;
}

/** A modal dialog that shows content or asks for confirmation. */
export function Dialog({ title, closeLabel, onClose, confirm, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useElementId('dialog');
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    openDialog(shown);
    return () => dropDialog(shown);
  }, []);
  useLayoutEffect(() => keepModal(dialog.current));
  // The event comes later. In strict mode, which closes and opens the dialog once, it is open again by then.
  const closed = (): void => {
    if (dialog.current?.open !== true) onClose();
  };
  return (
    <dialog ref={dialog} className="shop-dialog" aria-labelledby={titleId} onClose={closed}>
      <h2 className="shop-dialog__title" id={titleId}>
        {title}
      </h2>
      {children}
      <div className="shop-dialog__actions">
        <button
          type="button"
          className={confirm === undefined ? PRIMARY : 'shop-button'}
          onClick={() => dialog.current?.close()}
        >
          {closeLabel}
        </button>
        {confirm !== undefined && (
          <button
            type="button"
            className={PRIMARY}
            onClick={() => {
              dialog.current?.close();
              confirm.onConfirm();
            }}
          >
            {confirm.label}
          </button>
        )}
      </div>
    </dialog>
  );
}
