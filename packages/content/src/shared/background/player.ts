import { make, readVideo, type VideoFile } from '@shop-elements/dom';
import type { BackgroundConfig } from './background.config';
import { framePlayer } from './frame-player';
import { createLoop } from './loop';

export interface Player {
  /** The provider's frame, or the video element. */
  node: HTMLElement;
  /** Plays, or pauses. */
  run(plays: boolean): void;
  /** Stops playing and listening. */
  stop(): void;
}

/** What a player reports. */
export interface PlayerEvents {
  /** The video is visible. May be called again. */
  started(): void;
  /** A video without a loop has ended. It plays again from its start. */
  ended(): void;
}

/**
 * The player of a background video: muted, without controls.
 * @returns undefined if the address is not a video
 */
export function playerOf(config: BackgroundConfig, events: PlayerEvents): Player | undefined {
  const video = readVideo(config.videoSrc, document.baseURI);
  if (video === undefined) return undefined;
  if (video.files === undefined) return framePlayer(video, config.videoLoop, events);
  // As in Page Builder, a list names the format of each file. A single address without a format is not a background.
  return /^(mp4|webm|og[vg]):/.test(config.videoSrc) ? filePlayer(video.files, config, events) : undefined;
}

function filePlayer(
  files: readonly VideoFile[],
  { videoLoop, videoLazyLoad }: BackgroundConfig,
  { started, ended }: PlayerEvents,
): Player {
  const preload = videoLazyLoad ? 'none' : 'auto';
  const node = make('video', { muted: true, loop: videoLoop, playsInline: true, preload });
  node.append(...files.map((file) => make('source', { ...file })));
  node.addEventListener('playing', started, { once: true });
  node.addEventListener('ended', ended);
  const position = () => ({ time: node.currentTime, duration: node.duration });
  const loop = createLoop(position, () => {
    node.currentTime = 0;
  });
  return {
    node,
    run(plays) {
      if (videoLoop) loop.run(plays);
      if (plays) node.play().catch(() => {});
      else node.pause();
    },
    stop() {
      loop.run(false);
      node.pause();
    },
  };
}
