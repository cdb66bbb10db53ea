import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

export interface VideoFile {
  /** Media type: `video/mp4`. */
  type: string;
  src: string;
}

/** What an address says. `custom` are files of the shop's own. */
export interface Video {
  provider: 'youtube' | 'vimeo' | 'custom';
  id?: string | undefined;
  useYoutubeNocookie: boolean;
  /** Vimeo's key to a video that is not listed. */
  hash?: string | undefined;
  files?: readonly VideoFile[];
}

/** YouTube's ids have 11 characters, wherever they stand: after `v=`, `embed/`, `v/`, `shorts/`, `live/`, `u/x/`, or alone. */
const YOUTUBE_PATH = /^\/(?:(?:embed|v|shorts|live|u\/[^/]+)\/)?([\w-]{11})\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** The last number of a path, and the key that may follow. */
const VIMEO_PATH = /\/(\d+)(?:\/([\da-f]+))?\/?$/;

/**
 * Reads the address of a video. Specification: catalogue, section 5.
 * @returns undefined when it is none that can be played
 */
export function readVideo(text: string, base: string): Video | undefined {
  const url = addressOf(text, base);
  const host = url?.hostname.replace(/^(www|m|player)\./, '');
  if (url === undefined || host === undefined) return filesOf(text, base);
  const { pathname, searchParams } = url;
  if (/^(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)) {
    const named = searchParams.get('v') ?? '';
    const id = YOUTUBE_ID.test(named) ? named : YOUTUBE_PATH.exec(pathname)?.[1];
    return id === undefined ? undefined : { provider: 'youtube', id, useYoutubeNocookie: host.includes('nocookie') };
  }
  if (host === 'vimeo.com') {
    const [, id, hash = searchParams.get('h') ?? undefined] = VIMEO_PATH.exec(pathname) ?? [];
    return id === undefined ? undefined : { provider: 'vimeo', id, hash, useYoutubeNocookie: false };
  }
  return filesOf(text, base);
}

/** `mp4:/a,b.mp4,webm:/a.webm`, or the plain address of one file. */
function filesOf(list: string, base: string): Video | undefined {
  const files = list.split(/,(?=(?:mp4|webm|og[vg]):)/).flatMap((entry): VideoFile[] => {
    const [, format, address = entry] = /^(mp4|webm|og[vg]):(.+)$/.exec(entry) ?? [];
    const url = addressOf(address, base);
    const kind = format ?? /\.(mp4|webm|og[vg])$/.exec(url?.pathname ?? '')?.[1];
    if (url === undefined || kind === undefined) return [];
    return [{ type: `video/${kind.startsWith('og') ? 'ogg' : kind}`, src: url.href }];
  });
  return files.length === 0 ? undefined : { provider: 'custom', useYoutubeNocookie: false, files };
}

/** A web address; never a script. */
function addressOf(text: string, base: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

export function isVideo({ mediaType, videoUrl }: GalleryItem): boolean {
  return mediaType !== 'image' && Boolean(videoUrl);
}

export type VideoSettings = Exclude<GalleryVideoConfig['settings'], readonly unknown[]>;

/** The settings, also out of Magento's list of one. */
export function settingsFrom({ settings }: Pick<GalleryVideoConfig, 'settings'>): Partial<VideoSettings> {
  return Array.isArray(settings) ? (settings[0] ?? {}) : settings;
}

interface Window {
  width: number;
  mobileWidth: number;
}

/** Whether a video that the gallery shows first plays by itself. Specification: catalogue, section 4 'Gallery video'. */
export function playsByItself(
  item: GalleryItem,
  { playIfBase }: Partial<VideoSettings>,
  { width, mobileWidth }: Window,
): boolean {
  return playIfBase === true && item.isBase && isVideo(item) && width > mobileWidth;
}
