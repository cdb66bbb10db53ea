import { readVideo } from '@shop-elements/dom';
import { hasConsent, playsByItself } from './autoplay';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import { type Gallery, isPlaying, type Stage } from './stage';

/** Ends a video whose frame is left, and plays the one that the gallery shows first, if it is to play by itself. */
export function watchFrames(
  gallery: Gallery,
  videos: ReadonlyMap<HTMLElement, GalleryItem>,
  stage: Stage,
): IntersectionObserver {
  const { element, config, autoplay } = gallery;
  const inView = new WeakSet<Element>();
  const playFirst = (frame: HTMLElement, item: GalleryItem): void => {
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
        const frame = target as HTMLElement;
        const item = videos.get(frame);
        if (intersectionRatio < 0.5) {
          // A frame that is still on its way into view has not been left.
          if (inView.delete(frame) && isPlaying(frame)) stage.unload();
          continue;
        }
        inView.add(frame);
        if (item && !autoplay.isDone && playsByItself(item, config) && mayContact(item, config)) {
          playFirst(frame, item);
        }
      }
      // Only what the gallery shows first: a shopper who comes to a video later presses it.
      autoplay.isDone = true;
    },
    { root: element, threshold: 0.5 },
  );
}

/** The shop's own films contact nobody else. */
function mayContact({ videoUrl }: GalleryItem, config: GalleryVideoConfig): boolean {
  return readVideo(videoUrl ?? '', document.baseURI)?.provider === 'custom' || hasConsent(config);
}
