import { listen, make, readVideo, type Video } from '@shop-elements/dom';
import type { BackgroundConfig } from './background.config';

interface Player {
  /** To be put on the page before it can play. */
  node: HTMLElement;
  /** Plays, or pauses. */
  run(plays: boolean): void;
  /** Lets go of the page. */
  stop(): void;
}

/** What both providers' players send while they play: YouTube its state, Vimeo the time. */
const PLAYING = /playerState\W+1\b|timeupdate/;

/**
 * The player of a film in the background: without sound, without controls.
 * @param started called when the film can be seen
 * @returns undefined when the address is none that can be played
 */
export function playerOf(
  { videoSrc, videoLoop, videoLazyLoad }: BackgroundConfig,
  started: () => void,
): Player | undefined {
  const video = readVideo(videoSrc, document.baseURI);
  if (video === undefined) return undefined;
  // A list names the format of each file; one bare address is no background.
  if (video.files === undefined) return frameOf(video, videoLoop, started);
  if (!/^(mp4|webm|og[vg]):/.test(videoSrc)) return undefined;
  const preload = videoLazyLoad ? 'none' : 'auto';
  const node = make('video', { muted: true, loop: videoLoop, playsInline: true, preload });
  node.append(...video.files.map((file) => make('source', { ...file })));
  node.addEventListener('playing', started, { once: true });
  return {
    node,
    run: (plays) => (plays ? void node.play().catch(() => {}) : node.pause()),
    stop: () => node.pause(),
  };
}

/** A provider's player. Messages tell it what to do, so that no script of a provider comes into the page. */
function frameOf(video: Video, loops: boolean, started: () => void): Player {
  const node = make('iframe', {
    src: addressOf(video, +loops),
    allow: 'autoplay',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let isPlaying = true;
  // Each of the two understands its own half of a message.
  const tell = (message: object): void => node.contentWindow?.postMessage(JSON.stringify(message), '*');
  const run = (plays: boolean): void => {
    isPlaying = plays;
    tell({ event: 'command', func: plays ? 'playVideo' : 'pauseVideo', args: '', method: plays ? 'play' : 'pause' });
  };
  const stop = listen(window, {
    message({ source, data }) {
      if (source === node.contentWindow && PLAYING.test(JSON.stringify(data))) started();
    },
  });
  node.addEventListener('load', () => {
    tell({ event: 'listening', method: 'addEventListener', value: 'timeupdate' });
    run(isPlaying);
  });
  return { node, run, stop };
}

function addressOf({ provider, id, hash }: Video, loop: number): string {
  if (provider === 'vimeo') {
    return `https://player.vimeo.com/video/${id}?background=1&autoplay=1&muted=1&dnt=1&loop=${loop}${hash ? `&h=${hash}` : ''}`;
  }
  // It repeats playlists only: this is one of the video alone.
  const own = `autoplay=1&mute=1&controls=0&rel=0&playsinline=1&enablejsapi=1&loop=${loop}&playlist=${id}`;
  return `https://www.youtube-nocookie.com/embed/${id}?${own}`;
}
