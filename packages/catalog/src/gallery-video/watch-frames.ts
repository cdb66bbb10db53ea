import { readVideo } from '@shop-elements/dom';
import { hasConsent, isVideo, playsByItself } from './autoplay';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import { type Gallery, isPlaying, type Stage } from './stage';

/**
 * Ends a video whose frame is left, and plays the one that the gallery shows first, if it is to play by itself.
 * @param items what the gallery's frames hold, in their order
 */
export function watchFrames(
  gallery: Gallery,
  items: ReadonlyMap<HTMLElement, GalleryItem>,
  stage: Stage,
): IntersectionObserver {
  const { element, config, autoplay } = gallery;
  const inView = new WeakSet<Element>();
  const playFirst = (): void => {
    const first = [...items].find(([frame]) => inView.has(frame));
    if (first === undefined) return;
    const [frame, item] = first;
    if (!playsByItself(item, config) || !mayContact(item, config)) return;
    // Browsers mostly refuse the full screen to a page that nobody has touched, and sound they refuse always.
    stage
      .play(frame, item, true)
      ?.requestFullscreen()
      .catch(() => {});
  };
  return new IntersectionObserver(
    (entries) => {
      // A player that fills the screen covers its frame.
      if (document.fullscreenElement !== null) return;
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= 0.5) inView.add(target);
        // A frame that is still on its way into view has not been left.
        else if (inView.delete(target) && isPlaying(target as HTMLElement)) stage.unload();
      }
      if (autoplay.isDone || ![...items.values()].some(isVideo)) return;
      // Only what the gallery shows first: a shopper who comes to a video later presses it.
      autoplay.isDone = true;
      playFirst();
    },
    { root: element, threshold: 0.5 },
  );
}

/** The shop's own films contact nobody else. */
function mayContact({ videoUrl }: GalleryItem, config: GalleryVideoConfig): boolean {
  return readVideo(videoUrl ?? '', document.baseURI)?.provider === 'custom' || hasConsent(config);
}
