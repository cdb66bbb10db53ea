import { hostSettings, shopUrl, storeCode } from '../page/settings';
import { afterPosting } from '../sections/after-posting';
import { type Reply, type RequestOptions, request } from './http';

/** The shop that a request goes to, from an element's own settings. Values passed to `configure` override them. */
export interface RestPlace {
  /** With a trailing slash. */
  baseUrl?: string | undefined;
  /** Code of the store view. */
  storeCode?: string | undefined;
}

/**
 * Builds the URL of a REST request.
 * @param path with `:name` placeholders: `/guest-carts/:cartId/gift-message`
 * @param values for the placeholders, url-encoded here. A placeholder without a value stays, so that the server rejects it.
 */
export function restUrl(
  path: string,
  values: Readonly<Record<string, string | undefined>> = {},
  place: RestPlace = {},
): string {
  const settings = hostSettings();
  const base = settings.restBase ?? shopUrl('rest', place.baseUrl);
  const parts = path.split('/').filter((part) => part !== '');
  const filled = parts.map((part) => {
    const value = part.startsWith(':') ? values[part.slice(1)] : undefined;
    return value === undefined ? part : encodeURIComponent(value);
  });
  return [base.replace(/\/$/, ''), settings.storeCode ?? place.storeCode ?? storeCode(), 'V1', ...filled].join('/');
}

/**
 * Sends a REST request. After a write, reloads the sections that it made stale.
 * @throws before sending, if a placeholder has no value
 */
export async function rest(
  path: string,
  values: Readonly<Record<string, string | undefined>> = {},
  options: RequestOptions & RestPlace = {},
): Promise<Reply> {
  const missing = path.split('/').find((part) => part.startsWith(':') && values[part.slice(1)] === undefined);
  if (missing !== undefined) {
    throw new Error(
      `The request ${path} was not sent: it needs a value for ${missing}, and the page has none. ` +
        'For guests, :cartId comes from window.checkoutConfig.quoteData.entity_id: print checkoutConfig before the element is used.',
    );
  }
  const reply = await request(restUrl(path, values, options), options);
  if (options.method !== undefined && options.method !== 'GET') afterPosting(reply);
  return reply;
}

/** Posts a form to one of the shop's controllers: add to cart, compare, coupon. */
export async function postForm(
  url: string,
  form: URLSearchParams | FormData,
  options: RequestOptions = {},
): Promise<Reply> {
  const reply = await request(url, { ...options, method: 'POST', form });
  afterPosting(reply);
  return reply;
}
