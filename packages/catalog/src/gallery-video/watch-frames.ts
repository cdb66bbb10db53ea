import { whenPageParsed } from '@shop-elements/core';
import { readVideo } from '@shop-elements/dom';
import { hasConsent } from '@shop-elements/host';
import { autoplays, isVideo } from './autoplay';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import { type Gallery, isPlaying, type Stage } from './stage';

/** Galleries that have tried to autoplay: once per page, even if the items change or the element is put back. */
const autoplayed = new WeakSet<Element>();

/**
 * Stops a video when its frame leaves the view, and autoplays the gallery's first video.
 * @param items the items by frame, in order
 * @param signal ends the wait for a page that is still being parsed
 */
export function watchFrames(
  gallery: Gallery,
  items: ReadonlyMap<HTMLElement, GalleryItem>,
  stage: Stage,
  signal: AbortSignal,
): IntersectionObserver {
  const { element, newest } = gallery;
  const inView = new WeakSet<Element>();
  const playFirst = (): void => {
    const first = [...items].find(([frame]) => inView.has(frame));
    if (first === undefined) return;
    const [frame, item] = first;
    const { config } = newest.current;
    if (!autoplays(item, config) || !mayContact(item, config)) return;
    // Without a user gesture, browsers usually refuse full screen, and always refuse sound.
    stage
      .play(frame, item, true)
      ?.requestFullscreen?.()
      .catch(() => {});
  };
  return new IntersectionObserver(
    (entries) => {
      // A full-screen player covers its frame. Safari on the iPhone has no full screen, so this is undefined there.
      if (document.fullscreenElement) return;
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= 0.5) inView.add(target);
        // Only a frame that was in view can leave it.
        else if (inView.delete(target) && isPlaying(target as HTMLElement)) stage.unload();
      }
      if (autoplayed.has(element) || ![...items.values()].some(isVideo)) return;
      // Only the first video autoplays.
      autoplayed.add(element);
      // A consent bar may be further down the page.
      whenPageParsed(playFirst, signal);
    },
    { root: element, threshold: 0.5 },
  );
}

/** Whether a video may load without a click: with consent, or if it is the shop's own file, which contacts no other site. */
function mayContact({ videoUrl }: GalleryItem, { consentCookie }: GalleryVideoConfig): boolean {
  const isOwn = readVideo(videoUrl ?? '', document.baseURI)?.provider === 'custom';
  return isOwn || consentCookie === '' || hasConsent(consentCookie);
}
