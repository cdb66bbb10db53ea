import { fill } from '@shop-elements/core';
import { embedUrl, make, type Video } from '@shop-elements/dom';
import type { VideoSettings } from './autoplay';
import { PLAYER, shieldFromGallery } from './frame-marks';
import type { galleryVideoTexts } from './gallery-video';

export interface PlayerOptions extends Partial<VideoSettings> {
  /** Browsers allow autoplay only without sound. */
  isMuted: boolean;
  title: string;
  /** URL of the picture shown until the video plays. */
  poster: string;
  /** URL of the captions for files. */
  captions: string | undefined;
}

/**
 * Creates a video's player, which plays as soon as it is on the page. A provider's player is a frame with all settings in its URL, so
 * none of the provider's scripts runs in the page.
 */
export function playerOf(video: Video, options: PlayerOptions): HTMLIFrameElement | HTMLVideoElement {
  return video.files === undefined ? framePlayer(video, options) : filePlayer(video.files, options);
}

/**
 * Adds a close button and a link to the video itself. The link helps if the provider cannot be reached or does not allow embedding,
 * which a frame doesn't report.
 */
export function playerBox(player: HTMLElement, url: string, video: Video, texts: typeof galleryVideoTexts) {
  const link = make('a', { href: url });
  link.textContent = video.files ? texts.open : fill(texts.watch, link.hostname.replace('www.', ''));
  const close = make('button', { type: 'button', className: 'shop-text-button', textContent: texts.close });
  const box = make('div', { className: PLAYER });
  box.append(link, close, player);
  shieldFromGallery(box);
  box.addEventListener('click', (event) => event.stopPropagation());
  return { box, close };
}

function framePlayer(video: Video, options: PlayerOptions): HTMLIFrameElement {
  return make('iframe', {
    src: (video.provider === 'vimeo' ? vimeoUrl(video, options) : youtubeUrl(video, options)).href,
    title: options.title,
    allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
    // YouTube refuses to play without a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}

function filePlayer(files: NonNullable<Video['files']>, options: PlayerOptions): HTMLVideoElement {
  const { title, isMuted, poster, captions, videoAutoRestart = false } = options;
  const player = make('video', {
    controls: true,
    autoplay: true,
    playsInline: true,
    muted: isMuted,
    loop: videoAutoRestart,
    title,
    poster,
  });
  player.append(...files.map((file) => make('source', { ...file })));
  if (captions) player.append(make('track', { kind: 'captions', src: captions, default: true }));
  return player;
}

function youtubeUrl(video: Video, options: PlayerOptions): URL {
  const { start, captions } = video;
  const { isMuted, showRelated = false } = options;
  return embedUrl(video, {
    ...commonParameters(options),
    mute: Number(isMuted),
    rel: Number(showRelated),
    start,
    cc_load_policy: captions === undefined ? undefined : 1,
    cc_lang_pref: captions || undefined,
  });
}

function vimeoUrl(video: Video, options: PlayerOptions): URL {
  const { start, captions } = video;
  const url = embedUrl(video, { ...commonParameters(options), muted: Number(options.isMuted), texttrack: captions });
  if (start !== undefined) url.hash = `t=${start}s`;
  return url;
}

function commonParameters({ videoAutoRestart = false }: PlayerOptions) {
  return { autoplay: 1, playsinline: 1, loop: videoAutoRestart ? 1 : undefined };
}
