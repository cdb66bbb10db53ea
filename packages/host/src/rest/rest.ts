import { hostSettings, shopUrl, storeCode } from '../page/settings';
import { afterPosting } from '../sections/after-posting';
import { type Reply, type RequestOptions, request } from './http';

/** Which shop a call goes to, where an element's own settings say it. What the page told `configure` is stronger. */
export interface RestPlace {
  /** With a trailing slash. */
  baseUrl?: string | undefined;
  /** Code of the store view. */
  storeCode?: string | undefined;
}

/**
 * The address of a REST call.
 * @param path with `:name` placeholders: `/guest-carts/:cartId/gift-message`
 * @param values for the placeholders; each is url-encoded. One without a value stays as it is, for the server to refuse.
 */
export function restUrl(
  path: string,
  values: Readonly<Record<string, string | undefined>> = {},
  place: RestPlace = {},
): string {
  const given = hostSettings();
  const base = given.restBase ?? shopUrl('rest', place.baseUrl);
  const parts = path.split('/').filter((part) => part !== '');
  const filled = parts.map((part) => {
    const value = part.startsWith(':') ? values[part.slice(1)] : undefined;
    return value === undefined ? part : encodeURIComponent(value);
  });
  return [base.replace(/\/$/, ''), given.storeCode ?? place.storeCode ?? storeCode(), 'V1', ...filled].join('/');
}

/**
 * A REST call. Sections that a posting call makes stale are loaded again afterwards.
 * @throws before the call, when the page gives no value for one of the placeholders
 */
export async function rest(
  path: string,
  values: Readonly<Record<string, string | undefined>> = {},
  options: RequestOptions & RestPlace = {},
): Promise<Reply> {
  const missing = path.split('/').find((part) => part.startsWith(':') && values[part.slice(1)] === undefined);
  if (missing !== undefined) {
    throw new Error(
      `The call ${path} needs a value for ${missing}, but the page has none, so nothing was sent. ` +
        "A guest's :cartId is window.checkoutConfig.quoteData.entity_id: print checkoutConfig before the element is used.",
    );
  }
  const reply = await request(restUrl(path, values, options), options);
  if (options.method !== undefined && options.method !== 'GET') afterPosting(reply);
  return reply;
}

/** A form post to a controller of the shop: add to cart, compare, coupon. */
export async function postForm(
  url: string,
  form: URLSearchParams | FormData,
  options: RequestOptions = {},
): Promise<Reply> {
  const reply = await request(url, { ...options, method: 'POST', form });
  afterPosting(reply);
  return reply;
}
