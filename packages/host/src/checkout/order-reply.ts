import { parse } from '@shop-elements/core';
import type { Reply } from '../rest/http';
import { restErrorSchema } from '../rest/rest-error.schema';

/** Milliseconds. Orders can be slow, and giving up early would invite a second order. */
export const ORDER_TIMEOUT = 120_000;

/** Whether the shop itself refused the order. Without a message from the shop, only a client error counts as a refusal. */
export function isRefusal({ status, ok, json }: Reply): boolean {
  if (status === 0 || ok) return false;
  return status < 500 || parse(restErrorSchema, json()) !== undefined;
}
