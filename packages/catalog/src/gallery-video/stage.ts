import { emit, reportError } from '@shop-elements/core';
import { readVideo, type Video } from '@shop-elements/dom';
import { settingsFrom } from './autoplay';
import { focusFrame } from './frame-marks';
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

export interface Gallery {
  element: HTMLElement;
  config: GalleryVideoConfig;
  texts: typeof galleryVideoTexts;
  /** Whether the base video has had its turn: once on a page, also when the items change. */
  autoplay: { isDone: boolean };
}

/** Where one video plays at a time. */
export interface Stage {
  /** @returns the player; undefined for a video that cannot be played */
  play(frame: HTMLElement, item: GalleryItem, isMuted: boolean): HTMLElement | undefined;
  /** Ends what plays. */
  unload(): void;
}

export function openStage({ element, config, texts }: Gallery): Stage {
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

/** The page's own gallery does not describe captions; the element's settings may. */
function captionsOf(item: GalleryItem, { items, options }: GalleryVideoConfig): string | undefined {
  const described = [item, ...items, ...Object.keys(options).flatMap((variant) => options[variant] ?? [])];
  return described.find(({ videoUrl, captions }) => videoUrl === item.videoUrl && captions)?.captions;
}

/** Reports a video that can't be played. */
export function videoOf(element: HTMLElement, { videoUrl }: GalleryItem): Video | undefined {
  const source = videoUrl ?? '';
  const video = readVideo(source, document.baseURI);
  const message = 'Video Error: Unknown video type';
  if (video === undefined) reportError(element, 'config', [{ path: 'items', message, source }]);
  return video;
}

export function isPlaying({ dataset }: HTMLElement): boolean {
  return dataset.shopVideo === 'loaded';
}
