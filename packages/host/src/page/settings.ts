import { isWebAddress } from '@shop-elements/core';
import { pageText } from './page-text';
import type { PriceFormat } from './price-format.schema';

/** How the page is left: by default the browser's own navigation. */
export type Navigate = (url: string, options: { replace: boolean }) => void;

/** What a page may say about the shop it belongs to, where its JSON does not say it or says it wrong. */
export interface HostSettingsInput {
  /** Where REST calls go, without store code and version. Default: the base address and `rest`. */
  restBase?: string;
  /** Store view in REST addresses. Default: `checkoutConfig.storeCode`, `giftOptionsConfig.storeCode`, else `default`. */
  storeCode?: string;
  /** Folder of the shop-elements files, for those that are loaded later. Default: where the script came from. */
  basePath?: string;
  /** How prices look. Default: `checkoutConfig.priceFormat`. */
  priceFormat?: PriceFormat;
  /** Replaces the browser's navigation: for single-page hosts and for tests. */
  navigate?: Navigate;
  /** Replaces the browser's `fetch`: for hosts that add headers, for Storybook and for tests. */
  fetch?: typeof globalThis.fetch;
}

let given: HostSettingsInput = {};

/** Adds to what the page says about its shop. */
export function configureHost(settings: HostSettingsInput): void {
  given = { ...given, ...settings };
}

/** Forgets what the page said: for tests. */
export function resetHost(): void {
  given = {};
}

export function hostSettings(): Readonly<HostSettingsInput> {
  return given;
}

/**
 * The shop's base address with a trailing slash: `window.BASE_URL`, the gift settings' `baseUrl`, else the site's root. One that
 * is no address counts for nothing.
 */
export function baseUrl(): string {
  const printed = [pageText('BASE_URL'), pageText('giftOptionsConfig', 'baseUrl')];
  return printed.find(isBase) ?? new URL('/', location.href).href;
}

function isBase(url: string | undefined): url is string {
  return url !== undefined && /^https?:/i.test(url) && isWebAddress(url);
}

/**
 * The address of a page or call of the shop: `customer/account/login/` below the base address.
 * @param base another base address, from an element's own settings; ignored when it is none
 */
export function shopUrl(path: string, base?: string): string {
  return new URL(path.replace(/^\//, ''), isBase(base) ? base : baseUrl()).href;
}

/** The store view's code, which every REST address carries. */
export function storeCode(): string {
  const printed = pageText('checkoutConfig', 'storeCode') ?? pageText('giftOptionsConfig', 'storeCode');
  return given.storeCode ?? printed ?? 'default';
}
