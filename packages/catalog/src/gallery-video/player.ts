import type { Video, VideoSettings } from './video';

interface PlayerOptions extends Partial<VideoSettings> {
  /** A browser lets a video play by itself only without sound. */
  isMuted: boolean;
  title: string;
}

/** Milliseconds after which a player that says nothing counts as one that does not come. */
const PATIENCE = 5000;

/** Makes the player of a video; it plays as soon as it is on the page. */
export function playerOf(video: Video, options: PlayerOptions): HTMLIFrameElement | HTMLVideoElement {
  return video.files === undefined ? framePlayer(video, options) : filePlayer(video.files, options);
}

function framePlayer(video: Video, { showRelated, videoAutoRestart, isMuted, title }: PlayerOptions) {
  const { provider, id = '', hash } = video;
  const isYoutube = provider === 'youtube';
  const host = isYoutube
    ? `www.youtube${video.useYoutubeNocookie ? '-nocookie' : ''}.com/embed`
    : 'player.vimeo.com/video';
  const parameters = {
    autoplay: 1,
    playsinline: 1,
    [isYoutube ? 'mute' : 'muted']: Number(isMuted),
    // YouTube repeats playlists only; this is one of the video alone.
    ...(videoAutoRestart && { loop: 1, ...(isYoutube && { playlist: id }) }),
    ...(isYoutube && { rel: Number(showRelated ?? false), enablejsapi: 1, origin: location.origin }),
    ...(hash !== undefined && { h: hash }),
  };
  const frame = document.createElement('iframe');
  const url = new URL(`https://${host}/${id}`);
  for (const name of Object.keys(parameters)) url.searchParams.set(name, String(Reflect.get(parameters, name)));
  frame.src = url.href;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  // YouTube plays for nobody in particular.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

function filePlayer(files: NonNullable<Video['files']>, { videoAutoRestart, isMuted, title }: PlayerOptions) {
  const player = document.createElement('video');
  player.controls = true;
  player.autoplay = true;
  player.playsInline = true;
  player.muted = isMuted;
  player.loop = videoAutoRestart ?? false;
  player.setAttribute('aria-label', title);
  for (const { type, src } of files) {
    const source = document.createElement('source');
    source.type = type;
    source.src = src;
    player.append(source);
  }
  return player;
}

/**
 * Tells whether a player comes. A frame does not say that it failed, so it is greeted the way the providers' own scripts do,
 * and silence is taken for a no; an answer that comes later is taken back.
 */
export function watchPlayer(
  player: HTMLIFrameElement | HTMLVideoElement,
  tell: (isReachable: boolean) => void,
  signal: AbortSignal,
): void {
  if (player instanceof HTMLVideoElement) {
    const failed = ({ target }: Event): void => {
      if (target === player || target === player.lastElementChild) tell(false);
    };
    // Those of its sources do not bubble.
    player.addEventListener('error', failed, { signal, capture: true });
    return;
  }
  const { origin } = new URL(player.src);
  const timer = setTimeout(() => tell(false), PATIENCE);
  const greet = (): void =>
    player.contentWindow?.postMessage('{"event":"listening","id":1,"channel":"widget","method":"ping"}', origin);
  const heard = (event: MessageEvent): void => {
    if (event.source !== player.contentWindow || event.origin !== origin) return;
    clearTimeout(timer);
    tell(true);
  };
  player.addEventListener('load', greet, { signal });
  window.addEventListener('message', heard, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
