import { wantsCalm } from '@shop-elements/dom';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

export function isVideo({ mediaType, videoUrl }: GalleryItem): boolean {
  return mediaType !== 'image' && Boolean(videoUrl);
}

export type VideoSettings = Exclude<GalleryVideoConfig['settings'], readonly unknown[]>;

/** The settings, also out of Magento's list of one. */
export function settingsFrom({ settings }: Pick<GalleryVideoConfig, 'settings'>): Partial<VideoSettings> {
  return Array.isArray(settings) ? (settings[0] ?? {}) : settings;
}

/**
 * Whether a video that the gallery shows first plays by itself; for a shopper who wants no motion none does. Specification:
 * catalogue, section 4 'Gallery video'.
 */
export function playsByItself(
  item: GalleryItem,
  { playIfBase }: Partial<VideoSettings>,
  { mobileWidth }: Pick<GalleryVideoConfig, 'mobileWidth'>,
): boolean {
  const isWide = window.innerWidth > mobileWidth;
  return playIfBase === true && item.isBase && isWide && !wantsCalm();
}
