import { isRecord } from '@shop-elements/core';
import { wantsCalm } from '@shop-elements/dom';
import { asksForConsent, readCookie, readJsonCookie } from '@shop-elements/host';
import type { GalleryItem, GalleryVideoConfig } from './gallery-video.config';

export type VideoSettings = Exclude<GalleryVideoConfig['settings'], readonly unknown[]>;

/** The settings, which Magento may print as a list of one. */
export function settingsFrom({ settings }: Pick<GalleryVideoConfig, 'settings'>): Partial<VideoSettings> {
  return Array.isArray(settings) ? (settings[0] ?? {}) : settings;
}

export function isVideo({ mediaType, videoUrl }: GalleryItem): boolean {
  return mediaType !== 'image' && Boolean(videoUrl);
}

/** Whether the gallery's first video autoplays: not on phones, and not with reduced motion. */
export function autoplays(item: GalleryItem, config: GalleryVideoConfig): boolean {
  const isWide = window.innerWidth > config.mobileWidth;
  return settingsFrom(config).playIfBase === true && item.isBase && isVideo(item) && isWide && !wantsCalm();
}

/**
 * Whether other sites may be contacted without a click. If the shop asks for consent, only after the shopper has given it. The cookie
 * also stores a refusal, as a website's id with 0.
 */
export function hasConsent({ consentCookie }: Pick<GalleryVideoConfig, 'consentCookie'>): boolean {
  if (consentCookie === '' || !asksForConsent()) return true;
  const answers = readJsonCookie(consentCookie);
  return isRecord(answers) ? Object.keys(answers).every((id) => answers[id]) : Boolean(readCookie(consentCookie));
}
