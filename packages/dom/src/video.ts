export interface VideoFile {
  /** Media type, such as `video/mp4`. */
  type: string;
  src: string;
}

/** A parsed video URL. `custom` means the shop's own files. */
export interface Video {
  provider: 'youtube' | 'vimeo' | 'custom';
  id?: string | undefined;
  useYoutubeNocookie?: boolean;
  /** Vimeo's key for an unlisted video. */
  hash?: string | undefined;
  /** Start time in seconds. Files keep theirs in the URL. */
  start?: number | undefined;
  /** Caption language that the URL requests; empty for the provider's default. */
  captions?: string | undefined;
  files?: readonly VideoFile[];
}

const YOUTUBE = /^(youtube(-nocookie)?\.com|youtu\.be)$/;
/** Ids have 11 characters, after `v=` or as a path segment of their own, after any prefix such as `embed` or `shorts`. */
const YOUTUBE_ID = /(?:[?&]v=|\/)([\w-]{11})(?:[?&/]|$)/;
/** Paths that look like an id: a playlist, a live stream, and a channel's page. */
const NO_YOUTUBE_ID = /^\/(embed\/(videoseries|live_stream)|user\/)/;
/** The first number in the path, and the key that may follow it. */
const VIMEO_ID = /\/(\d+)(?:\/([\da-f]+))?(?:[?&/]|$)/;

/**
 * Parses a video's URL, or a list of files: `mp4:/a,b.mp4,webm:/a.webm`.
 * @returns undefined if it is not a playable video
 */
export function readVideo(text: string, base: string): Video | undefined {
  const url = urlFrom(text, base);
  const host = url?.hostname.replace(/^(www|m|music|player)\./, '') ?? '';
  if (url && YOUTUBE.test(host)) return youtubeVideo(url, host === 'youtube-nocookie.com');
  if (url && host === 'vimeo.com') return vimeoVideo(url);
  const files = text.split(/,(?=(?:mp4|webm|og[vg]):)/).flatMap((entry): VideoFile[] => {
    const [, format, path = entry] = /^(mp4|webm|og[vg]):(.+)/.exec(entry) ?? [];
    const file = urlFrom(path, base);
    const kind = format ?? /\.(mp4|webm|og[vg])$/.exec(file?.pathname ?? '')?.[1];
    return file && kind ? [{ type: `video/${kind.replace('ogv', 'ogg')}`, src: file.href }] : [];
  });
  return files.length === 0 ? undefined : { provider: 'custom', files };
}

function youtubeVideo(url: URL, useYoutubeNocookie: boolean): Video | undefined {
  const [, id] = YOUTUBE_ID.exec(url.pathname + url.search) ?? [];
  if (id === undefined || NO_YOUTUBE_ID.test(url.pathname)) return undefined;
  const { searchParams: query } = url;
  const captions = query.get('cc_load_policy') === '1' ? (query.get('cc_lang_pref') ?? '') : undefined;
  const start = seconds(query.get('start') ?? query.get('t') ?? '');
  return { provider: 'youtube', id, useYoutubeNocookie, start, captions };
}

function vimeoVideo(url: URL): Video | undefined {
  // A collection may have a number as well.
  const path = (url.pathname + url.search).replace(/^\/(album|showcase|channels|groups)\/[^/]+/, '');
  const [, id, hash = url.searchParams.get('h') ?? undefined] = VIMEO_ID.exec(path) ?? [];
  if (id === undefined) return undefined;
  const start = seconds(/^#t=(.+)/.exec(url.hash)?.[1] ?? '');
  const captions = url.searchParams.get('texttrack') ?? undefined;
  return { provider: 'vimeo', id, hash, useYoutubeNocookie: false, start, captions };
}

/** Accepts `90`, `90s` and `1m30s`: a minute and a half. */
function seconds(text: string): number | undefined {
  const [all, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  return all && total > 0 ? total : undefined;
}

/** Parses an http or https URL; rejects all others, such as scripts. */
function urlFrom(text: string, base: string): URL | undefined {
  try {
    const url = new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
