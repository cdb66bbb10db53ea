import {
  controlOf,
  type ElementProps,
  isHandledElsewhere,
  reportError,
  textsOf,
  useListener,
} from '@shop-elements/core';
import { canClean, cleanHtml, fragmentTarget, prepareCleaner, setHidden } from '@shop-elements/dom';
import { announceContent, pageContent, request } from '@shop-elements/host';
import { Dialog } from '@shop-elements/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PopupConfig } from './popup.config';
import { type Source, sourceOf } from './source';

/** Texts of `<shop-popup>`. */
export const popupTexts = {
  close: 'Close',
  loading: 'Loading...',
  notFound: 'Content not found',
  failed: 'The content could not be loaded.',
};

/**
 * Opens a link's target in a dialog: a part of the page, another page of the shop, a picture, or a frame. The link is
 * inside, or elsewhere on the page if `data-trigger` matches it. Without JavaScript, and in a new tab, it works as usual.
 * @example
 * <shop-popup><a href="/mug-large.jpg" title="The mug from above">Look closer</a></shop-popup>
 */
export function Popup({ element, config }: ElementProps<PopupConfig>) {
  const [shown, setShown] = useState<Source>();
  const texts = textsOf(element, popupTexts);

  useListener(config.trigger === undefined ? element : document, 'click', (event) => {
    const control = triggerOf(event, element, config.trigger);
    const isInPopup = element.contains(control?.closest('dialog') ?? null);
    if (control === undefined || isInPopup || isHandledElsewhere(event)) return;
    const source = sourceOf(control, config);
    if (source === undefined) return;
    event.preventDefault();
    setShown(source);
  });

  useLayoutEffect(() => {
    // A focused frame would receive the keys, and Escape would not close the dialog.
    if (shown?.type === 'iframe') element.querySelector<HTMLElement>('dialog button')?.focus();
  }, [element, shown]);

  if (shown === undefined) return null;
  return (
    <Dialog title={shown.title} closeLabel={texts.close} onClose={() => setShown(undefined)}>
      <PopupContent element={element} source={shown} texts={texts} />
    </Dialog>
  );
}

/** The pressed control. Looks for `trigger` on the whole page if nothing inside matches. */
function triggerOf(event: Event, element: HTMLElement, trigger: string | undefined): HTMLElement | undefined {
  if (trigger === undefined) return controlOf(event, element, 'a, button');
  return controlOf(event, element.querySelector(trigger) === null ? document.body : element, trigger);
}

interface PopupContentProps {
  element: HTMLElement;
  source: Source;
  texts: typeof popupTexts;
}

type Progress = 'loading' | 'shown' | 'notFound' | 'failed';

/** The content of the dialog, or the reason why it is missing. */
function PopupContent({ element, source: { type, src, title }, texts }: PopupContentProps) {
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
        reportError(element, 'network', [{ path: '', message: 'the content could not be loaded', source: src }]);
        return;
      }
      const page = cleanHtml(reply.text, 'part');
      content.replaceChildren(...pageContent(page));
      announceContent(content);
    });
    // Rejects if the dialog closes first.
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

/**
 * Moves a part of the page into the dialog, with everything typed in it.
 * @returns moves it back
 */
function borrow(src: string, content: HTMLElement, report: (progress: Progress) => void): (() => void) | undefined {
  const part = fragmentTarget(src.replace(/^#?/, '#'));
  // A part around the dialog can't be moved into it.
  const isUsable = part !== null && !part.contains(content);
  report(isUsable ? 'shown' : 'notFound');
  if (!isUsable) return undefined;
  const mark = document.createComment('');
  const wasHidden = part.hasAttribute('hidden');
  const { display } = part.style;
  const priority = part.style.getPropertyPriority('display');
  part.replaceWith(mark);
  content.append(part);
  setHidden(part, false);
  // It may be hidden by its style or by a class, such as Luma's `no-display` or Magnific's `mfp-hide`.
  if (getComputedStyle(part).display === 'none') part.style.setProperty('display', 'block', 'important');
  return () => {
    setHidden(part, wasHidden);
    part.style.setProperty('display', display, priority);
    mark.replaceWith(part);
  };
}
