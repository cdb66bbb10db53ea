import { textsOf, useElementId, useNewest } from '@shop-elements/core';
import { dropDialog, isShown, openDialog } from '@shop-elements/dom';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChallengeSize } from './gateway-replies.schema';
import { iframeGatewayTexts } from './iframe-gateway.texts';

interface ChallengeFrameProps {
  element: HTMLElement;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Attributes of the frame that gateways and Magento's own scripts look for. */
  attributes: { id: string; name: string; src: string | undefined; 'data-container': string };
  /** The size that the challenge needs; undefined hides the frame. */
  challenge: ChallengeSize | undefined;
  onCancel: () => void;
}

/**
 * The gateway's frame. It is in its dialog from the start, because moving a frame reloads it. It is hidden until the shopper's bank
 * shows a challenge.
 */
export function ChallengeFrame({ element, frame, attributes, challenge, onCancel }: ChallengeFrameProps) {
  const texts = textsOf(element, iframeGatewayTexts);
  const titleId = useElementId('challenge');
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = challenge !== undefined;
  const newestCancel = useNewest(onCancel);
  useLayoutEffect(() => {
    const box = dialog.current;
    const part = box?.parentElement;
    if (!isOpen || !box || !part) return undefined;
    const cancel = (): void => newestCancel.current();
    // A dialog in a hidden part of the page would move, and reload the frame.
    if (!isShown(part)) return cancel();
    // The dialog closes when the attempt ends. The browser may close it too, after a second Escape.
    openDialog(box, { isStatic: true, onDismiss: cancel, onClose: cancel });
    frame.current?.focus();
    return () => dropDialog(box);
  }, [isOpen, frame, newestCancel]);
  return (
    <dialog ref={dialog} className="shop-dialog shop-iframe-gateway__challenge" aria-labelledby={titleId}>
      {isOpen && (
        <h2 className="shop-dialog__title" id={titleId}>
          {texts.challenge}
        </h2>
      )}
      <iframe
        ref={frame}
        hidden={!isOpen}
        title={texts.frame}
        {...attributes}
        width={challenge?.width}
        height={challenge?.height}
      />
      {isOpen && (
        <div className="shop-dialog__actions">
          <button type="button" className="shop-button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      )}
    </dialog>
  );
}
