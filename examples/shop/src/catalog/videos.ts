/**
 * Videos by product SKU, with the variant's color, as an editor entered them: the shop's own file, or a URL at a provider. The
 * ids are invented and lead nowhere.
 */
const videos: Readonly<Record<string, readonly string[]>> = {
  'AF-DL-02': [
    'webm:/static/media/piet-clamp-lamp.webm',
    'https://www.youtube-nocookie.com/embed/AF-DL-02-00',
    'https://vimeo.com/1010002',
  ],
  'AF-PK-01-Moss': ['https://vimeo.com/1010003'],
  'AF-PK-01-Rust': ['webm:/static/media/piet-clamp-lamp.webm'],
};

export function videosOf({ sku }: { sku: string }): readonly string[] {
  return videos[sku] ?? [];
}

/** Where shoppers without scripts find it: the provider's page, or the file. */
export function videoLink(video: string): string {
  return video.replace(/^webm:/, '');
}
