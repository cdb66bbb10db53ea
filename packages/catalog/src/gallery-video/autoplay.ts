import { isRecord } from '@shop-elements/core';
import { wantsCalm } from '@shop-elements/dom';
import { asksForConsent, readCookie, readJsonCookie } from '@shop-elements/host';
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
  return settingsFrom(config).playIfBase === true && item.isBase && isVideo(item) && isWide && !wantsCalm();
}

/**
 * Whether other sites may be contacted without a press: where the shop asks its visitors for consent, only once they have given
 * it. A refusal is stored in the same cookie, as a website's id with 0.
 */
export function hasConsent({ consentCookie }: Pick<GalleryVideoConfig, 'consentCookie'>): boolean {
  if (consentCookie === '' || !asksForConsent()) return true;
  const answers = readJsonCookie(consentCookie);
  return isRecord(answers) ? Object.keys(answers).every((id) => answers[id]) : Boolean(readCookie(consentCookie));
}
