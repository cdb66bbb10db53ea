import { fromJson, isRecord } from '@shop-elements/core';
import { allowedAddress } from '../allowed-address';

/** What a `data-post` asks for. */
export interface PostData {
  /** The whole address. */
  action: string;
  /** What is sent there, besides the form key. */
  data: Readonly<Record<string, unknown>>;
  /** Asked before; undefined when nothing is to be asked. */
  question: string | undefined;
}

/** Not sent: two are for the browser, and a form key that came with cached HTML is not this visitor's. */
const notSent = ['confirmation', 'confirmationMessage', 'form_key'];

/**
 * Reads what a `data-post` attribute says.
 * @param asked its text, or what a script has made of it
 * @returns undefined when it is not JSON, or when its address is none that may be posted to
 */
export function readPost(asked: unknown, base: string): PostData | undefined {
  const post = typeof asked === 'string' ? fromJson(asked) : asked;
  if (!isRecord(post)) return undefined;
  const address = allowedAddress(post['action'], base);
  if (address === undefined) return undefined;
  const given = isRecord(post['data']) ? post['data'] : {};
  const names = Object.keys(given).filter((name) => !notSent.includes(name));
  return {
    action: address,
    data: Object.fromEntries(names.map((name) => [name, given[name]])),
    question: given['confirmation'] ? String(given['confirmationMessage'] ?? '') : undefined,
  };
}

/** Data as the fields of a form, in PHP's way: `{ "options": { "12": "3" } }` is `options[12]=3`. */
export function formFields(data: unknown, name = ''): [name: string, value: string][] {
  if (typeof data !== 'object' || data === null) return [[name, String(data ?? '')]];
  return Object.keys(data).flatMap((key) => formFields(Reflect.get(data, key), name === '' ? key : `${name}[${key}]`));
}
