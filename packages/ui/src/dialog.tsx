import { useElementId } from '@shop-elements/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called on every way of closing. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog with one way out. Native: the browser keeps the focus inside, closes on Escape and returns the focus. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useElementId('dialog');
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="shop-dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 className="shop-dialog__title" id={titleId}>
        {title}
      </h2>
      {children}
      <div className="shop-dialog__actions">
        <button type="button" className="shop-button shop-button--primary" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
      </div>
    </dialog>
  );
}
