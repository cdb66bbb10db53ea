import { emit, isForBrowser, reportError } from '@shop-elements/core';
import { readVideo, type Video } from '@shop-elements/dom';
import { type GalleryPicture, watchVariant } from '@shop-elements/host';
import { hasConsent, isVideo, playsByItself, settingsFrom } from './autoplay';
import { asksForVideo, focusFrame, markFrame, unmarkFrame } from './frame-marks';
import { framesOf } from './frames';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import type { galleryVideoTexts } from './gallery-video.texts';
import { playerBox, playerOf } from './player';

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
export function showVideos(gallery: Gallery): () => void {
  const { element, config, texts } = gallery;
  const ended = new AbortController();
  const { signal } = ended;
  const videos = new Map<HTMLElement, GalleryItem>();
  const stage = openStage(gallery);
  const seen = watchFrames(gallery, videos, stage);
  let received: readonly GalleryPicture[] | undefined;

  const find = (): void => {
    const frames = framesOf(element, config, received).filter(({ item }) => isVideo(item));
    for (const [node, item] of videos) {
      if (frames.some((frame) => frame.node === node && frame.item.videoUrl === item.videoUrl)) continue;
      if (isPlaying(node)) stage.unload();
      unmarkFrame(node);
      videos.delete(node);
      seen.unobserve(node);
    }
    for (const { node, item } of frames) {
      if (videos.has(node)) continue;
      videos.set(node, item);
      markFrame(node, texts.play);
      seen.observe(node);
    }
  };
  const clicked = (event: MouseEvent): void => {
    if (isForBrowser(event)) return;
    for (const [frame, item] of videos) {
      if (isPlaying(frame) || !asksForVideo(frame, event.target)) continue;
      const player = stage.play(frame, item, false);
      // What cannot be played is left to the link, if there is one.
      if (player !== undefined) event.preventDefault();
      player?.focus({ preventScroll: true });
    }
  };

  // Reported now, not only when a shopper tries.
  for (const item of config.items.filter(isVideo)) videoOf(element, item);
  element.addEventListener('click', clicked, { signal });
  watchVariant((pictures = received) => {
    received = pictures;
    find();
  }, signal);
  find();
  const changes = new MutationObserver(find);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ['class', 'style'] });
  return () => {
    ended.abort();
    changes.disconnect();
    seen.disconnect();
    stage.unload();
    for (const frame of videos.keys()) unmarkFrame(frame);
  };
}

/** Where one video plays at a time. */
interface Stage {
  /** @returns the player; undefined for a video that cannot be played */
  play(frame: HTMLElement, item: GalleryItem, isMuted: boolean): HTMLElement | undefined;
  /** Ends what plays. */
  unload(): void;
}

function openStage({ element, config, texts }: Gallery): Stage {
  const stage: Stage = {
    unload() {},
    play(frame, item, isMuted) {
      const video = videoOf(element, item);
      if (video === undefined) return undefined;
      stage.unload();
      const [file] = video.files ?? [];
      const picture = frame.querySelector('img');
      const player = playerOf(video, {
        ...settingsFrom(config),
        isMuted,
        title: picture?.alt || texts.play,
        poster: picture?.currentSrc || picture?.src || '',
        captions: captionsOf(item, config),
      });
      const { box, close } = playerBox(player, file?.src ?? item.videoUrl ?? '', video, texts);
      const detail: GalleryVideoDetail = { provider: video.provider, id: video.id, src: file?.src ?? player.src };
      stage.unload = () => {
        stage.unload = () => {};
        const hadFocus = box.contains(document.activeElement);
        box.replaceWith();
        frame.dataset.shopVideo = 'unplayed';
        if (hadFocus) focusFrame(frame);
        emit(element, 'shop-gallery-video-unload', detail);
      };
      close.onclick = () => stage.unload();
      frame.append(box);
      frame.dataset.shopVideo = 'loaded';
      emit(element, 'shop-gallery-video-play', detail);
      return player;
    },
  };
  return stage;
}

/** Ends a video whose frame is left, and plays the one that the gallery shows first, if it is to play by itself. */
function watchFrames(
  gallery: Gallery,
  videos: ReadonlyMap<HTMLElement, GalleryItem>,
  stage: Stage,
): IntersectionObserver {
  const { element, config, autoplay } = gallery;
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
          if (isPlaying(frame)) stage.unload();
        } else if (item && !autoplay.isDone && playsByItself(item, config) && mayContact(item, config)) {
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

/** Pictures that the page's own gallery describes know nothing of captions. */
function captionsOf(item: GalleryItem, { items, options }: GalleryVideoConfig): string | undefined {
  const described = [item, ...items, ...Object.keys(options).flatMap((variant) => options[variant] ?? [])];
  return described.find(({ videoUrl, captions }) => videoUrl === item.videoUrl && captions)?.captions;
}

function videoOf(element: HTMLElement, { videoUrl }: GalleryItem): Video | undefined {
  const source = videoUrl ?? '';
  const video = readVideo(source, document.baseURI);
  const message = 'Video Error: Unknown video type';
  if (video === undefined) reportError(element, 'config', [{ path: 'items', message, source }]);
  return video;
}

function isPlaying({ dataset }: HTMLElement): boolean {
  return dataset.shopVideo === 'loaded';
}
