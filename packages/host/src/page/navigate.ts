import { isWebAddress } from '@shop-elements/core';
import { hostSettings, shopUrl } from './settings';

/**
 * Leaves the page: the one way every element does it, so that a host can replace it. Only for a web address: any other is
 * refused, whoever names it.
 * @param url an address, or a path below the shop's base address
 */
export function navigate(url: string, options: { replace: boolean } = { replace: false }): void {
  const target = /^([a-z][a-z\d+.-]*:|[/#?])/i.test(url) ? url : shopUrl(url);
  if (!isWebAddress(target)) {
    console.error(`shop-elements did not open "${target}": expected an http, https or relative address.`);
    return;
  }
  const replacement = hostSettings().navigate;
  if (replacement !== undefined) replacement(target, options);
  else if (options.replace) location.replace(target);
  else location.assign(target);
}

/** Shows the same page anew. */
export function reloadPage(): void {
  const replacement = hostSettings().navigate;
  if (replacement !== undefined) replacement(location.href, { replace: true });
  else location.reload();
}
