export interface VideoFile {
  /** Media type: `video/mp4`. */
  type: string;
  src: string;
}

/** What an address says. `custom` are files of the shop's own. */
export interface Video {
  provider: 'youtube' | 'vimeo' | 'custom';
  id?: string | undefined;
  useYoutubeNocookie?: boolean;
  /** Vimeo's key to a video that is not listed. */
  hash?: string | undefined;
  files?: readonly VideoFile[];
}

const YOUTUBE = /^(youtube(-nocookie)?\.com|youtu\.be)$/;
/** Ids have 11 characters, after `v=` or as a part of the path by themselves, whatever stands before: `embed`, `shorts`. */
const YOUTUBE_ID = /(?:[?&]v=|\/)([\w-]{11})(?:[?&/]|$)/;
/** The last number of a path, and the key that may follow. */
const VIMEO_ID = /\/(\d+)(?:(?:\/|\?h=)([\da-f]+))?(?:[?&/]|$)/;

/**
 * Reads the address of a video, or a list of files: `mp4:/a,b.mp4,webm:/a.webm`. Specification: catalogue, section 5.
 * @returns undefined when it is none that can be played
 */
export function readVideo(text: string, base: string): Video | undefined {
  const url = addressOf(text, base);
  const host = url?.hostname.replace(/^(www|m|player)\./, '') ?? '';
  const path = url === undefined ? '' : url.pathname + url.search;
  if (YOUTUBE.test(host)) {
    const [, id] = YOUTUBE_ID.exec(path) ?? [];
    return id === undefined ? id : { provider: 'youtube', id, useYoutubeNocookie: host.includes('no') };
  }
  if (host === 'vimeo.com') {
    const [, id, hash] = VIMEO_ID.exec(path.replace(/^\/(album|showcase)\/\d+/, '')) ?? [];
    return id === undefined ? id : { provider: 'vimeo', id, hash, useYoutubeNocookie: false };
  }
  const files = text.split(/,(?=(?:mp4|webm|og[vg]):)/).flatMap((entry): VideoFile[] => {
    const [, format, address = entry] = /^(mp4|webm|og[vg]):(.+)/.exec(entry) ?? [];
    const file = addressOf(address, base);
    const kind = format ?? /\.(mp4|webm|og[vg])$/.exec(file?.pathname ?? '')?.[1];
    return file && kind ? [{ type: `video/${kind.replace('ogv', 'ogg')}`, src: file.href }] : [];
  });
  return files.length === 0 ? undefined : { provider: 'custom', files };
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
