import { textsOf, useElementId, useNewest } from '@shop-elements/core';
import { dropDialog, openDialog } from '@shop-elements/dom';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChallengeSize } from './gateway-answer.schema';
import { iframeGatewayTexts } from './iframe-gateway.texts';

interface ChallengeFrameProps {
  element: HTMLElement;
  frame: RefObject<HTMLIFrameElement | null>;
  /** What the frame is known by: attributes that gateways and Magento's own scripts look for. */
  known: { id: string; name: string; src: string | undefined; 'data-container': string };
  /** The size of what the shopper has to do in the frame; undefined hides it. */
  challenge: ChallengeSize | undefined;
  onCancel: () => void;
}

/**
 * The gateway's frame. It stands in its dialog from the start, because a frame that is moved loads anew: it is not seen until
 * the shopper's bank wants something.
 */
export function ChallengeFrame({ element, frame, known, challenge, onCancel }: ChallengeFrameProps) {
  const texts = textsOf(element, iframeGatewayTexts);
  const titleId = useElementId('challenge');
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = challenge !== undefined;
  const newestCancel = useNewest(onCancel);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!isShown || box === null) return undefined;
    const cancel = (): void => newestCancel.current();
    // The dialog closes once the attempt has ended. A browser may close it itself, after a second Escape.
    openDialog(box, { isStatic: true, onDismiss: cancel, onClose: cancel });
    frame.current?.focus();
    return () => dropDialog(box);
  }, [isShown, frame, newestCancel]);
  return (
    <dialog ref={dialog} className="shop-dialog shop-iframe-gateway__challenge" aria-labelledby={titleId}>
      {isShown && (
        <h2 className="shop-dialog__title" id={titleId}>
          {texts.challenge}
        </h2>
      )}
      <iframe
        ref={frame}
        hidden={!isShown}
        title={texts.frame}
        {...known}
        width={challenge?.width}
        height={challenge?.height}
      />
      {isShown && (
        <div className="shop-dialog__actions">
          <button type="button" className="shop-button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      )}
    </dialog>
  );
}
