import { isWebUrl, pageUrl } from '@shop-elements/core';
import { pageText } from './page-text';
import type { PriceFormat } from './price-format.schema';

/** Replaces navigation. Default: the browser's own. */
export type Navigate = (url: string, options: { replace: boolean }) => void;

/** Settings for the shop that override the page's JSON, or supply what it lacks. */
export interface HostSettingsInput {
  /** Base URL of REST requests, without store code and version. Default: the shop's base URL plus `rest`. */
  restBase?: string;
  /** Store view in REST URLs. Default: `checkoutConfig.storeCode`, `giftOptionsConfig.storeCode`, or `default`. */
  storeCode?: string;
  /** Folder of the shop-elements files that load later. Default: the script's own folder. */
  basePath?: string;
  /** How to format prices. Default: `checkoutConfig.priceFormat` or `giftOptionsConfig.priceFormat`. */
  priceFormat?: PriceFormat;
  /** Replaces the browser's navigation, for single-page hosts and tests. */
  navigate?: Navigate;
  /** Replaces the browser's `fetch`, for hosts that add headers, for Storybook and for tests. */
  fetch?: typeof globalThis.fetch;
}

let current: HostSettingsInput = {};

/** Merges settings into the current ones. */
export function configureHost(settings: HostSettingsInput): void {
  current = { ...current, ...settings };
}

/** Clears all settings, for tests. */
export function resetHost(): void {
  current = {};
}

export function hostSettings(): Readonly<HostSettingsInput> {
  return current;
}

/**
 * The shop's base URL with a trailing slash: `window.BASE_URL`, the gift settings' `baseUrl`, or the site's root. Ignores invalid
 * URLs.
 */
export function baseUrl(): string {
  const printed = [pageText('BASE_URL'), pageText('giftOptionsConfig', 'baseUrl')];
  return printed.find(isBase) ?? new URL('/', pageUrl()).href;
}

function isBase(url: string | undefined): url is string {
  return url !== undefined && /^https?:/i.test(url) && isWebUrl(url);
}

/**
 * The URL of a shop page or endpoint: `customer/account/login/` below the base URL. As in a link, a path that starts with a slash is
 * below the site's root.
 * @param base another base URL, from an element's own settings; ignored if it is invalid
 */
export function shopUrl(path: string, base?: string): string {
  return new URL(path, isBase(base) ? base : baseUrl()).href;
}

/** The store view's code, which is part of every REST URL. */
export function storeCode(): string {
  const printed = pageText('checkoutConfig', 'storeCode') ?? pageText('giftOptionsConfig', 'storeCode');
  return current.storeCode ?? printed ?? 'default';
}
