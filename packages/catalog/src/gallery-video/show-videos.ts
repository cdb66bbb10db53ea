import { emit, fill, reportError } from '@shop-elements/core';
import { framesOf } from './frames';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import type { galleryVideoTexts } from './gallery-video.texts';
import { playerOf, watchPlayer } from './player';
import { isVideo, playsByItself, readVideo, settingsFrom } from './video';

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

/** What is playing. */
interface Playing {
  frame: HTMLElement;
  stop(): void;
}

/**
 * Makes the frames of a gallery play their videos, now and when the gallery changes.
 * @returns takes everything away again
 */
export function showVideos({ element, config, texts, autoplay }: Gallery): () => void {
  const settings = settingsFrom(config);
  const videos = new Map<HTMLElement, GalleryItem>();
  const ended = new AbortController();
  const { signal } = ended;
  let playing: Playing | undefined;

  const unload = (): void => {
    playing?.stop();
    playing = undefined;
  };

  const play = (frame: HTMLElement, item: GalleryItem, isMuted = false): HTMLElement | undefined => {
    unload();
    const url = item.videoUrl ?? '';
    const video = readVideo(url, document.baseURI);
    if (video === undefined) {
      reportUnknown(element, url);
      return undefined;
    }
    const over = new AbortController();
    const title = frame.querySelector('img')?.alt || texts.video;
    const player = playerOf(video, { ...settings, isMuted, title });
    const src = video.files?.[0]?.src ?? (player as HTMLIFrameElement).src;
    const box = document.createElement('div');
    const close = button('shop-button shop-gallery-video__close', texts.close, '×');
    const notice = document.createElement('p');
    box.className = 'shop-gallery-video__player';
    notice.className = 'shop-gallery-video__notice';
    notice.setAttribute('role', 'status');
    box.append(player, notice, close);
    keepFromGallery(box);
    close.addEventListener('click', unload);
    const tell = (isReachable: boolean): void => {
      const link = document.createElement('a');
      link.href = video.files === undefined ? url : src;
      link.textContent = fill(texts.watch, new URL(link.href).hostname);
      notice.replaceChildren(...(isReachable ? [] : [texts.unreachable, ' ', link]));
    };
    watchPlayer(player, tell, over.signal);

    const detail: GalleryVideoDetail = { provider: video.provider, id: video.id, src };
    playing = {
      frame,
      stop() {
        over.abort();
        const hadFocus = box.contains(document.activeElement);
        frame.removeChild(box);
        frame.dataset.shopVideo = 'unplayed';
        if (hadFocus) frame.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
        emit(element, 'shop-gallery-video-unload', detail);
      },
    };
    frame.append(box);
    frame.dataset.shopVideo = 'loaded';
    emit(element, 'shop-gallery-video-play', detail);
    return player;
  };

  /** In fullscreen, which browsers mostly refuse to pages that nobody has touched; sound they refuse always. */
  const playBase = (frame: HTMLElement, item: GalleryItem): void => {
    autoplay.isDone = true;
    const player = play(frame, item, true);
    player?.requestFullscreen?.().catch(() => {});
  };

  const seen = new IntersectionObserver(
    (entries) => {
      // A player that fills the screen covers its frame.
      if (document.fullscreenElement !== null) return;
      const { innerWidth: width } = window;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      for (const { target, intersectionRatio } of entries) {
        const frame = target as HTMLElement;
        const item = videos.get(frame);
        const isShown = intersectionRatio >= 0.5;
        if (!isShown && playing?.frame === frame) unload();
        if (item === undefined || !isShown || autoplay.isDone || isCalm) continue;
        if (playsByItself(item, settings, { width, mobileWidth: config.mobileWidth })) playBase(frame, item);
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
        const control = button('shop-gallery-video__play', texts.play, '');
        keepFromGallery(control);
        frame.append(control);
      }
      seen.observe(frame);
    }
  };

  const clicked = (event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, defaultPrevented } = event;
    const frame = Array.from(videos.keys()).find((each) => target instanceof Node && each.contains(target));
    const item = frame && videos.get(frame);
    if (frame === undefined || item === undefined || frame === playing?.frame) return;
    if (ctrlKey || metaKey || defaultPrevented) return;
    const player = play(frame, item);
    // What cannot be played is left to the link, if there is one.
    if (player !== undefined) event.preventDefault();
    player?.focus({ preventScroll: true });
  };

  for (const { videoUrl } of config.items.filter(isVideo)) {
    if (videoUrl && readVideo(videoUrl, document.baseURI) === undefined) reportUnknown(element, videoUrl);
  }
  element.addEventListener('click', clicked, { signal });
  find();
  const changes = new MutationObserver(find);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => {
    changes.disconnect();
    seen.disconnect();
    unload();
    ended.abort();
    for (const frame of videos.keys()) {
      delete frame.dataset.shopVideo;
      const control = frame.querySelector('.shop-gallery-video__play');
      if (control !== null) frame.removeChild(control);
    }
  };
}

function button(className: string, label: string, sign: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.setAttribute('aria-label', label);
  made.textContent = sign;
  return made;
}

/** A gallery that turns pages by touch would take a press on what plays in it for its own. */
function keepFromGallery(control: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    control.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  }
}

function reportUnknown(element: HTMLElement, url: string): void {
  reportError(element, 'config', [{ path: 'items', message: 'Video Error: Unknown video type', source: url }]);
}
