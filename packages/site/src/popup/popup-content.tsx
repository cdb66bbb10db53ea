import { reportError } from '@shop-elements/core';
import { canClean, cleanHtml, prepareCleaner, setHidden } from '@shop-elements/dom';
import { announceContent, pageContent, request } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import type { popupTexts } from './popup.texts';
import type { Source } from './source';

interface PopupContentProps {
  element: HTMLElement;
  source: Source;
  texts: typeof popupTexts;
}

type Progress = 'loading' | 'shown' | 'notFound' | 'failed';

/** The inside of the dialog. What did not come is said, and can be asked for again by pressing the link again. */
export function PopupContent({ element, source: { type, src, title }, texts }: PopupContentProps) {
  const [progress, setProgress] = useState<Progress>(type === 'iframe' ? 'shown' : 'loading');
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const content = place.current;
    if (content === null) return;
    if (type === 'inline') return borrow(src, content, setProgress);
    if (type !== 'ajax') return;
    const stop = new AbortController();
    const shown = Promise.all([request(src, { signal: stop.signal }), prepareCleaner()]).then(([reply]) => {
      const isShown = reply.ok && reply.text.trim() !== '' && canClean();
      setProgress(isShown ? 'shown' : 'failed');
      if (!isShown) {
        reportError(element, 'network', [{ path: '', message: 'the content did not come', source: src }]);
        return;
      }
      const page = cleanHtml(reply.text, 'part');
      content.replaceChildren(...pageContent(page));
      announceContent(content);
    });
    // Closed before it came.
    shown.catch(() => undefined);
    return () => stop.abort();
  }, [element, type, src]);

  return (
    <div className="shop-popup__content">
      <p role="status">{progress === 'shown' ? '' : texts[progress]}</p>
      <div ref={place} />
      {type === 'image' && progress !== 'failed' && (
        <img src={src} alt={title} onLoad={() => setProgress('shown')} onError={() => setProgress('failed')} />
      )}
      {type === 'iframe' && <iframe src={src} title={title} allow="fullscreen" />}
    </div>
  );
}

/** Takes a part of the page into the dialog, with all that is typed in it, and gives it back afterwards. */
function borrow(src: string, content: HTMLElement, tell: (progress: Progress) => void): (() => void) | undefined {
  const part = document.getElementById(src.replace(/^#/, ''));
  tell(part === null ? 'notFound' : 'shown');
  if (part === null) return undefined;
  const mark = document.createComment('');
  const wasHidden = part.hasAttribute('hidden');
  const { display } = part.style;
  const priority = part.style.getPropertyPriority('display');
  part.replaceWith(mark);
  content.append(part);
  setHidden(part, false);
  // Hidden by its style or by a class, such as Luma's `no-display` or Magnific's `mfp-hide`.
  if (getComputedStyle(part).display === 'none') part.style.setProperty('display', 'block', 'important');
  return () => {
    setHidden(part, wasHidden);
    part.style.setProperty('display', display, priority);
    mark.replaceWith(part);
  };
}
