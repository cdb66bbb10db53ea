import { urlOf } from '@shop-elements/core';

/**
 * An address out of the shop's data, when a link may lead there: web, mail, telephone, or relative. The browser's own reading
 * decides, so no spelling of `javascript:` gets through; nor does one that only looks like it.
 * @returns undefined for any other address, and for an empty one
 */
export function safeAddress(address: string): string | undefined {
  const isScript = /^\w*script:/i.test(address.replace(/[\0-\x20\s]+/g, ''));
  const protocol = address === '' || isScript ? undefined : urlOf(address)?.protocol;
  const isSafe = /^(https?|mailto|tel):$/.test(protocol ?? '');
  // A page that was opened from disk links to others there.
  return isSafe || (protocol === 'file:' && location.protocol === 'file:') ? address : undefined;
}
