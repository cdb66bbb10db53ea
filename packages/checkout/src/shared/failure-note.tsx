import { escapeMarkup, postMessage } from '@shop-elements/host';
import { useEffect, useRef } from 'react';

/** Why something failed, as it is shown beside what the shopper used. */
export interface Failure {
  /** What the shopper reads, as plain text; empty where something else shows it. */
  message: string;
  /** The page's message area announced it already, so it is not announced a second time. */
  isAnnounced: boolean;
}

/** Shows a failure in the page's message area too, where the page has one. */
export function announceFailure(message: string): Failure {
  const isAnnounced = message !== '' && postMessage({ type: 'error', text: escapeMarkup(message), isSeen: true });
  return { message, isAnnounced };
}

/** A failure beside what the shopper used. It comes into view. */
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
