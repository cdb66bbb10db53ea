import type { Video } from './video';

/**
 * The URL of a provider's player, which plays the video in a frame.
 * @param parameters the player's settings; undefined ones are left out
 */
export function embedUrl(video: Video, parameters: Readonly<Record<string, string | number | undefined>>): URL {
  const { provider, id = '', hash, useYoutubeNocookie = false } = video;
  const isVimeo = provider === 'vimeo';
  const site = isVimeo ? 'player.vimeo.com/video' : `www.youtube${useYoutubeNocookie ? '-nocookie' : ''}.com/embed`;
  const url = new URL(`https://${site}/${id}`);
  // YouTube loops only playlists, so this is a playlist of one video.
  const required = isVimeo ? { h: hash } : { playlist: parameters['loop'] ? id : undefined };
  const all: typeof parameters = { ...parameters, ...required };
  for (const name of Object.keys(all)) {
    if (all[name] !== undefined) url.searchParams.set(name, String(all[name]));
  }
  return url;
}
