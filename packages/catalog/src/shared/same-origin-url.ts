import { pageUrl, urlOf } from '@shop-elements/core';

/**
 * The absolute URL of a page that a script may load and show in the address bar; undefined for any other origin. The https copy of an
 * http page has another origin, too.
 */
export function sameOriginUrl(text: string): string | undefined {
  const page = pageUrl();
  const url = urlOf(text);
  return url?.protocol === page.protocol && url.host === page.host ? url.href : undefined;
}
