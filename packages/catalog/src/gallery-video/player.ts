import { make, type Video } from '@shop-elements/dom';
import type { VideoSettings } from './video';

interface PlayerOptions extends Partial<VideoSettings> {
  /** A browser lets a video play by itself only without sound. */
  isMuted: boolean;
  title: string;
}

/**
 * Makes the player of a video; it plays as soon as it is on the page. A provider's is a frame: everything that can be set is in
 * its address, so no script of a provider comes into the page.
 */
export function playerOf(video: Video, options: PlayerOptions): HTMLIFrameElement | HTMLVideoElement {
  const { title, isMuted, videoAutoRestart } = options;
  if (video.files === undefined) {
    return make('iframe', {
      src: addressOf(video, options),
      title,
      allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
      // YouTube plays for nobody in particular.
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
  }
  const player = make('video', {
    controls: true,
    autoplay: true,
    playsInline: true,
    muted: isMuted,
    loop: videoAutoRestart === true,
    title,
  });
  player.append(...video.files.map((file) => make('source', { ...file })));
  return player;
}

function addressOf(video: Video, { showRelated = false, videoAutoRestart, isMuted }: PlayerOptions): string {
  const { provider, id, hash, useYoutubeNocookie } = video;
  const common = `${id}?autoplay=1&playsinline=1${videoAutoRestart ? '&loop=1' : ''}`;
  if (provider === 'vimeo') {
    return `https://player.vimeo.com/video/${common}&muted=${+isMuted}${hash ? `&h=${hash}` : ''}`;
  }
  const host = `https://www.youtube${useYoutubeNocookie ? '-nocookie' : ''}.com`;
  // It repeats playlists only: this is one of the video alone.
  return `${host}/embed/${common}&mute=${+isMuted}&rel=${+showRelated}${videoAutoRestart ? `&playlist=${id}` : ''}`;
}
