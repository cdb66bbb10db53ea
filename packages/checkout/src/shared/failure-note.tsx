import { escapeMarkup } from '@shop-elements/dom';
import { addMessage, postMessage } from '@shop-elements/host';
import { useEffect, useRef } from 'react';

/** An error message, shown next to the control that the shopper used. */
export interface Failure {
  /** Plain text; empty if it is shown elsewhere. */
  message: string;
  /** Whether the page's message area has announced it, so that it is not announced twice. */
  isAnnounced: boolean;
}

/**
 * Also posts the message to the page's message area. If a script has removed the element in the meantime, the message shows only
 * there, or in a dialog if the page has no message area.
 */
export function announceFailure(element: HTMLElement, message: string): Failure {
  if (message === '') return { message, isAnnounced: false };
  const posted = { type: 'error', text: escapeMarkup(message) };
  if (element.isConnected) return { message, isAnnounced: postMessage({ ...posted, isSeen: true }) };
  addMessage(posted);
  return { message, isAnnounced: true };
}

/** Shows an error message and scrolls it into view. */
export function FailureNote({ id, failure }: { id?: string; failure: Failure | undefined }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure?.message) return null;
  return (
    <p ref={note} id={id} className="shop-field__error" role={failure.isAnnounced ? undefined : 'alert'}>
      {failure.message}
    </p>
  );
}
