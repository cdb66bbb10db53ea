import { emit, fill, isForBrowser, reportError } from '@shop-elements/core';
import { make, readVideo, type Video } from '@shop-elements/dom';
import { framesOf } from './frames';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import type { galleryVideoTexts } from './gallery-video.texts';
import { playerOf } from './player';
import { isVideo, playsByItself, settingsFrom } from './video';

/** Detail of `shop-gallery-video-play` and `shop-gallery-video-unload`. */
export interface GalleryVideoDetail {
  /** youtube, vimeo, or custom for files. */
  provider: string;
  /** The provider's id; files have none. */
  id: string | undefined;
  /** What the player loads. */
  src: string;
}

interface Gallery {
  element: HTMLElement;
  config: GalleryVideoConfig;
  texts: typeof galleryVideoTexts;
  /** Whether the base video has had its turn: once on a page, also when the items change. */
  autoplay: { isDone: boolean };
}

/**
 * Makes the frames of a gallery play their videos, now and when the gallery changes.
 * @returns takes everything away again
 */
export function showVideos({ element, config, texts, autoplay }: Gallery): () => void {
  const settings = settingsFrom(config);
  const videos = new Map<HTMLElement, GalleryItem>();
  const videoOf = ({ videoUrl }: GalleryItem): Video | undefined => {
    const source = videoUrl ?? '';
    const video = readVideo(source, document.baseURI);
    const message = 'Video Error: Unknown video type';
    if (video === undefined) reportError(element, 'config', [{ path: 'items', message, source }]);
    return video;
  };
  /** Ends what plays. */
  let unload = (): void => {};

  const play = (frame: HTMLElement, item: GalleryItem, isMuted: boolean): HTMLElement | undefined => {
    const video = videoOf(item);
    if (video === undefined) return undefined;
    unload();
    const [file] = video.files ?? [];
    // A frame does not say that its provider cannot be reached, or does not let others show this video: the way there is
    // always open.
    const link = make('a', { href: file?.src ?? item.videoUrl ?? '' });
    link.textContent = fill(texts.watch, link.hostname.replace('www.', ''));
    const title = frame.querySelector('img')?.alt || link.textContent;
    const player = playerOf(video, { ...settings, isMuted, title });
    const detail: GalleryVideoDetail = { provider: video.provider, id: video.id, src: file?.src ?? player.src };
    const close = make('button', { type: 'button', className: 'shop-text-button', textContent: texts.close });
    const box = make('div', { className: 'shop-gallery-video__player' });
    box.append(link, close, player);
    keepFromGallery(box);

    unload = () => {
      unload = () => {};
      const hadFocus = box.contains(document.activeElement);
      box.replaceWith();
      frame.dataset.shopVideo = 'unplayed';
      if (hadFocus) frame.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      emit(element, 'shop-gallery-video-unload', detail);
    };
    close.onclick = unload;
    frame.append(box);
    frame.dataset.shopVideo = 'loaded';
    emit(element, 'shop-gallery-video-play', detail);
    return player;
  };

  const seen = new IntersectionObserver(
    (entries) => {
      // A player that fills the screen covers its frame.
      if (document.fullscreenElement !== null) return;
      for (const { target, intersectionRatio } of entries) {
        const frame = target as HTMLElement;
        const item = videos.get(frame);
        if (intersectionRatio < 0.5) {
          if (isPlaying(frame)) unload();
        } else if (item !== undefined && !autoplay.isDone && playsByItself(item, settings, config)) {
          // Browsers mostly refuse the full screen to a page that nobody has touched, and sound they refuse always.
          play(frame, item, true)
            ?.requestFullscreen()
            .catch(() => {});
        }
      }
      // Only what the gallery shows first: a shopper who comes to a video later is asked.
      autoplay.isDone = true;
    },
    { root: element, threshold: 0.5 },
  );

  const find = (): void => {
    for (const [frame, item] of framesOf(element, config.items)) {
      if (!isVideo(item) || videos.get(frame) === item) continue;
      videos.set(frame, item);
      frame.dataset.shopVideo = 'unplayed';
      if (frame.querySelector('a, button') === null) {
        const button = make('button', { type: 'button', className: 'shop-gallery-video__play', title: texts.play });
        keepFromGallery(button);
        frame.append(button);
      }
      seen.observe(frame);
    }
  };

  const clicked = (event: MouseEvent): void => {
    const { target } = event;
    if (isForBrowser(event)) return;
    for (const [frame, item] of videos) {
      if (!(target instanceof Node) || !frame.contains(target) || isPlaying(frame)) continue;
      const player = play(frame, item, false);
      // What cannot be played is left to the link, if there is one.
      if (player !== undefined) event.preventDefault();
      player?.focus({ preventScroll: true });
    }
  };

  // Said at once, and not only when a shopper tries.
  config.items.filter(isVideo).map(videoOf);
  element.addEventListener('click', clicked);
  find();
  const changes = new MutationObserver(find);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => {
    element.removeEventListener('click', clicked);
    changes.disconnect();
    seen.disconnect();
    unload();
    for (const frame of videos.keys()) {
      delete frame.dataset.shopVideo;
      frame.querySelector('.shop-gallery-video__play')?.replaceWith();
    }
  };
}

function isPlaying({ dataset }: HTMLElement): boolean {
  return dataset.shopVideo === 'loaded';
}

/** A gallery that turns pages by touch would take a press on what plays in it for its own. */
function keepFromGallery(control: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    control.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
}
