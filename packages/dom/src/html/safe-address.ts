import { isWebAddress, looksLikeScript } from '@shop-elements/core';

/**
 * An address out of the shop's data, when a link may lead there: web, mail, telephone, or relative.
 * @returns undefined for any other address, and for an empty one
 */
export function safeAddress(address: string): string | undefined {
  if (address === '') return undefined;
  const isForPeople = /^\s*(mailto|tel):/i.test(address) && !looksLikeScript(address);
  return isForPeople || isWebAddress(address) ? address : undefined;
}
