/**
 * Films by the product's SKU, with the color of its variants, as an editor of the shop has entered them: the shop's own file, or an address at a provider. The
 * ids are made up: nothing is there.
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

/** Where a shopper without scripts finds it: the page at the provider, or the file. */
export function videoLink(video: string): string {
  return video.replace(/^webm:/, '');
}
