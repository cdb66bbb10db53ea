import { type Reply, type RequestOptions, request } from './http';
import { afterPosting } from './sections/after-posting';
import { hostSettings, shopUrl, storeCode } from './settings';

/**
 * The address of a REST call.
 * @param path with `:name` placeholders: `/guest-carts/:cartId/gift-message`
 * @param values for the placeholders; each is url-encoded. One without a value stays as it is, for the server to refuse.
 */
export function restUrl(path: string, values: Readonly<Record<string, string | undefined>> = {}): string {
  const base = hostSettings().restBase ?? shopUrl('rest');
  const parts = path.split('/').filter((part) => part !== '');
  const filled = parts.map((part) => {
    const value = part.startsWith(':') ? values[part.slice(1)] : undefined;
    return value === undefined ? part : encodeURIComponent(value);
  });
  return [base.replace(/\/$/, ''), storeCode(), 'V1', ...filled].join('/');
}

/** A REST call. Sections that a posting call makes stale are loaded again afterwards. */
export async function rest(
  path: string,
  values: Readonly<Record<string, string | undefined>> = {},
  options: RequestOptions = {},
): Promise<Reply> {
  const reply = await request(restUrl(path, values), options);
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
