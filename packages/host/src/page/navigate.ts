import { isWebUrl } from '@shop-elements/core';
import { guarded } from './guard';
import { hostSettings, shopUrl } from './settings';

/**
 * Navigates to another page. Every element uses this function, so that a host can replace it. Only web addresses are allowed,
 * whatever their source.
 * @param url a URL, or a path relative to the shop's base URL
 */
export function navigate(url: string, options: { replace: boolean } = { replace: false }): void {
  const target = /^([a-z][a-z\d+.-]*:|[/#?])/i.test(url) ? url : shopUrl(url);
  if (!isWebUrl(target)) {
    console.error(`shop-elements did not navigate to "${target}": expected an http, https or relative URL.`);
    return;
  }
  if (hostSettings().navigate) navigateInHost(target, options);
  else if (options.replace) location.replace(target);
  else location.assign(target);
}

/** Reloads the page. */
export function reloadPage(): void {
  if (hostSettings().navigate) navigateInHost(location.href, { replace: true });
  else location.reload();
}

function navigateInHost(url: string, options: { replace: boolean }): void {
  guarded('The `navigate` of ShopElements.configure()', () => hostSettings().navigate?.(url, options));
}
