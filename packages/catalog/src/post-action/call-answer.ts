import { isRecord } from '@shop-elements/core';
import type { Message } from '@shop-elements/host';
import { allowedAddress } from '../shared/allowed-address';

/** Where a JSON reply wants the shopper to go: Magento answers a refused post so. */
export function nextPage(answer: unknown): string | undefined {
  const { backUrl, redirect } = isRecord(answer) ? answer : {};
  return allowedAddress(backUrl || redirect, document.baseURI);
}

/** The message in a JSON reply of an extension: `{ success, message }` or `{ error, message }`. */
export function messageIn(answer: unknown): Message | undefined {
  const { success, error, message: text } = isRecord(answer) ? answer : {};
  if (typeof text !== 'string' || text === '' || (success === undefined && error === undefined)) return undefined;
  return { type: error || success === false ? 'error' : 'success', text };
}
