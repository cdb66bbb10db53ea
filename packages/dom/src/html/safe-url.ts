import { isWebUrl, looksLikeScript } from '@shop-elements/core';

/**
 * Returns a URL from the shop's data if a link may point there: web, mail, telephone, or relative.
 * @returns undefined for any other URL, and for an empty one
 */
export function safeUrl(address: string): string | undefined {
  if (address === '') return undefined;
  const isForPeople = /^\s*(mailto|tel):/i.test(address) && !looksLikeScript(address);
  return isForPeople || isWebUrl(address) ? address : undefined;
}
