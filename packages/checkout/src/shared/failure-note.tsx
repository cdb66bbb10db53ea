import { escapeMarkup, postMessage } from '@shop-elements/host';
import { useEffect, useRef } from 'react';

/** An error message, shown next to the control that the shopper used. */
export interface Failure {
  /** Plain text; empty if it is shown elsewhere. */
  message: string;
  /** Whether the page's message area has announced it, so that it is not announced twice. */
  isAnnounced: boolean;
}

/** Also shows the message in the page's message area, if there is one. */
export function announceFailure(message: string): Failure {
  const isAnnounced = message !== '' && postMessage({ type: 'error', text: escapeMarkup(message), isSeen: true });
  return { message, isAnnounced };
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
