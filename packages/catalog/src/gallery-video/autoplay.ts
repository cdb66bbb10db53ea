import { wantsCalm } from '@shop-elements/dom';
import { readCookie } from '@shop-elements/host';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

export type VideoSettings = Exclude<GalleryVideoConfig['settings'], readonly unknown[]>;

/** The settings, also out of Magento's list of one. */
export function settingsFrom({ settings }: Pick<GalleryVideoConfig, 'settings'>): Partial<VideoSettings> {
  return Array.isArray(settings) ? (settings[0] ?? {}) : settings;
}

export function isVideo({ mediaType, videoUrl }: GalleryItem): boolean {
  return mediaType !== 'image' && Boolean(videoUrl);
}

/** Whether the video that the gallery shows first plays by itself: not on a phone, nor for a shopper who wants no motion. */
export function playsByItself(item: GalleryItem, config: GalleryVideoConfig): boolean {
  const isWide = window.innerWidth > config.mobileWidth;
  return settingsFrom(config).playIfBase === true && item.isBase && isWide && !wantsCalm();
}

/** Whether the shopper lets other sites be contacted without a press. */
export function hasConsent({ consentCookie }: Pick<GalleryVideoConfig, 'consentCookie'>): boolean {
  return Boolean(readCookie(consentCookie));
}
