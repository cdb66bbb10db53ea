import { fromJson, isRecord } from '@shop-elements/core';
import { allowedUrl } from '../allowed-url';

/** The post that a `data-post` describes. */
export interface PostData {
  /** The absolute URL. */
  action: string;
  /** The data to post, without the form key. */
  data: Readonly<Record<string, unknown>>;
  /** Question to confirm first, if any. */
  question: string | undefined;
}

/** Keys that are not sent: two are for the browser, and a form key in cached HTML is another visitor's. */
const notSent = ['confirmation', 'confirmationMessage', 'form_key'];

/**
 * Parses a `data-post` attribute.
 * @param source its text, or an object set by a script
 * @returns undefined if it is not JSON, or if its URL is not allowed
 */
export function readPost(source: unknown, base: string): PostData | undefined {
  const post = typeof source === 'string' ? fromJson(source) : source;
  if (!isRecord(post)) return undefined;
  const action = allowedUrl(post['action'], base);
  if (action === undefined) return undefined;
  const data = isRecord(post['data']) ? post['data'] : {};
  const names = Object.keys(data).filter((name) => !notSent.includes(name));
  return {
    action,
    data: Object.fromEntries(names.map((name) => [name, data[name]])),
    question: data['confirmation'] ? String(data['confirmationMessage'] ?? '') : undefined,
  };
}

/** Converts data to form fields with PHP's names: `{ "options": { "12": "3" } }` becomes `options[12]=3`. */
export function formFields(data: unknown, name = ''): [name: string, value: string][] {
  if (typeof data !== 'object' || data === null) return [[name, String(data ?? '')]];
  return Object.keys(data).flatMap((key) => formFields(Reflect.get(data, key), name === '' ? key : `${name}[${key}]`));
}
