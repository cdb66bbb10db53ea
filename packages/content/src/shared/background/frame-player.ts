import { embedUrl, listen, make, type Video } from '@shop-elements/dom';
import { createLoop } from './loop';
import type { Player, PlayerEvents } from './player';
import { followPosition } from './player-position';

/** Settings of a silent player without controls. */
const YOUTUBE = { autoplay: 1, mute: 1, controls: 0, rel: 0, playsinline: 1, enablejsapi: 1 };
const VIMEO = { background: 1, autoplay: 1, muted: 1, dnt: 1 };

/** Matches the messages that players send while they play: YouTube its state, Vimeo the time. */
const PLAYING = /playerState\W+1\b|timeupdate/;

/** A provider's player in a frame. We control it with messages, so that no script of the provider runs in the page. */
export function framePlayer(video: Video, loops: boolean, { started, ended }: PlayerEvents): Player {
  const isVimeo = video.provider === 'vimeo';
  const node = make('iframe', {
    src: embedUrl({ ...video, useYoutubeNocookie: true }, { ...(isVimeo ? VIMEO : YOUTUBE), loop: Number(loops) }).href,
    allow: 'autoplay',
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  const { origin: provider } = new URL(node.src);
  let isPlaying = true;
  // YouTube reads `event` and `func`, Vimeo reads `method` and `value`.
  const send = (message: object): void => node.contentWindow?.postMessage(JSON.stringify(message), '*');
  const position = followPosition();
  const loop = createLoop(position.now, () => {
    position.restart();
    send({ event: 'command', func: 'seekTo', args: [0, true], method: 'setCurrentTime', value: 0 });
    if (!loops) ended();
  });
  const run = (plays: boolean): void => {
    isPlaying = plays;
    position.run(plays);
    loop.run(plays);
    send({ event: 'command', func: plays ? 'playVideo' : 'pauseVideo', args: '', method: plays ? 'play' : 'pause' });
  };
  const stopListening = listen(window, {
    message({ origin, source, data }) {
      if (origin !== provider || source !== node.contentWindow) return;
      position.read(data);
      if (PLAYING.test(JSON.stringify(data))) started();
    },
  });
  node.addEventListener('load', () => {
    send({ event: 'listening', method: 'addEventListener', value: 'timeupdate' });
    run(isPlaying);
  });
  return {
    node,
    run,
    stop() {
      loop.run(false);
      stopListening();
    },
  };
}
