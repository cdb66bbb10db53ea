import { emit, removeNode, reportError } from '@shop-elements/core';
import { readVideo, type Video } from '@shop-elements/dom';
import { settingsFrom } from './autoplay';
import { focusFrame } from './frame-marks';
import type { galleryVideoTexts } from './gallery-video';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';
import { playerBox, playerOf } from './player';

/** Detail of `shop-gallery-video-play` and `shop-gallery-video-unload`. */
export interface GalleryVideoDetail {
  /** youtube, vimeo, or custom for files. */
  provider: string;
  /** The provider's id; undefined for files. */
  id: string | undefined;
  /** URL that the player loads. */
  src: string;
}

export interface Gallery {
  element: HTMLElement;
  /** Settings and texts, which can change while a video plays. */
  newest: { readonly current: { config: GalleryVideoConfig; texts: typeof galleryVideoTexts } };
}

/** Plays one video at a time. */
export interface Stage {
  /** @returns the player; undefined if the video can't be played */
  play(frame: HTMLElement, item: GalleryItem, isMuted: boolean): HTMLElement | undefined;
  /** Removes the current player. */
  unload(): void;
}

export function openStage({ element, newest }: Gallery): Stage {
  let removePlayer: (() => void) | undefined;
  return {
    unload: () => removePlayer?.(),
    play(frame, item, isMuted) {
      const video = videoOf(element, item);
      if (video === undefined) return undefined;
      removePlayer?.();
      const { config, texts } = newest.current;
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
      removePlayer = () => {
        removePlayer = undefined;
        const hadFocus = box.contains(document.activeElement);
        removeNode(box);
        frame.dataset.shopVideo = 'unplayed';
        if (hadFocus) focusFrame(frame);
        emit(element, 'shop-gallery-video-unload', detail);
      };
      close.onclick = () => removePlayer?.();
      frame.append(box);
      frame.dataset.shopVideo = 'loaded';
      emit(element, 'shop-gallery-video-play', detail);
      return player;
    },
  };
}

/** The captions, which only the element's settings can have, not the page's own gallery. */
function captionsOf(item: GalleryItem, { items, options }: GalleryVideoConfig): string | undefined {
  const described = [item, ...items, ...Object.keys(options).flatMap((variant) => options[variant] ?? [])];
  return described.find(({ videoUrl, captions }) => videoUrl === item.videoUrl && captions)?.captions;
}

/** Parses an item's video. Reports one that can't be played. */
export function videoOf(element: HTMLElement, { videoUrl }: GalleryItem): Video | undefined {
  const source = videoUrl ?? '';
  const video = readVideo(source, document.baseURI);
  const message = 'Video Error: Unknown video type';
  if (video === undefined) reportError(element, 'config', [{ path: 'items', message, source }]);
  return video;
}

/** Whether a video can be played. Otherwise, a play button would do nothing. */
export function isPlayable({ videoUrl }: GalleryItem): boolean {
  return readVideo(videoUrl ?? '', document.baseURI) !== undefined;
}

export function isPlaying({ dataset }: HTMLElement): boolean {
  return dataset.shopVideo === 'loaded';
}
