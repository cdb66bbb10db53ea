import { prefersReducedMotion } from '@shop-elements/dom';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

export type VideoSettings = Exclude<GalleryVideoConfig['settings'], readonly unknown[]>;

/** The settings, which Magento may print as a list of one. */
export function settingsFrom({ settings }: Pick<GalleryVideoConfig, 'settings'>): Partial<VideoSettings> {
  return Array.isArray(settings) ? (settings[0] ?? {}) : settings;
}

export function isVideo({ mediaType, videoUrl }: GalleryItem): boolean {
  return mediaType !== 'image' && Boolean(videoUrl);
}

/** Whether an item autoplays: only the base video, if the shop enables that, but not on phones or with reduced motion. */
export function autoplays(item: GalleryItem, config: GalleryVideoConfig): boolean {
  const isWide = window.innerWidth > config.mobileWidth;
  return settingsFrom(config).playIfBase === true && item.isBase && isVideo(item) && isWide && !prefersReducedMotion();
}
