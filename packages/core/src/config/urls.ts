/** Parses a URL relative to the page; undefined if it is invalid. */
export function urlOf(text: string): URL | undefined {
  // The lint command runs without a page.
  const base = typeof document === 'undefined' ? 'https://shop.invalid/' : document.baseURI;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Whether a URL is http, https or relative. The browser's own parser decides, so no spelling of a script URL gets through. */
export function isWebUrl(text: string): boolean {
  const protocol = looksLikeScript(text) ? undefined : urlOf(text)?.protocol;
  // A page opened from disk links to files.
  return protocol === 'http:' || protocol === 'https:' || (protocol === 'file:' && pageProtocol() === 'file:');
}

/** Whether a URL is on the page's own site, so that data sent there stays in the shop. */
export function isOwnUrl(text: string): boolean {
  const url = isWebUrl(text) ? urlOf(text) : undefined;
  return url !== undefined && (typeof location === 'undefined' || isSameHost(url, pageUrl()));
}

/** The page's URL. A frame with `srcdoc` has none of its own, so the URL of the page around it counts. */
export function pageUrl(): URL {
  return new URL(location.protocol === 'about:' ? document.baseURI : location.href);
}

/** Whether two URLs have the same host. An http page may call its own https host. */
export function isSameHost(url: URL, page: URL | Location): boolean {
  return url.host === page.host && (url.protocol === page.protocol || url.protocol === 'https:');
}

/** Whether a URL is safe for a picture: http, https, relative or `data:image`. */
export function isPictureUrl(text: string): boolean {
  return isWebUrl(text) || /^\s*data:image\//i.test(text);
}

/** Stricter than browsers: also rejects `java script:`, with any kind of space. */
export function looksLikeScript(text: string): boolean {
  return /^\w*script:/i.test(text.replace(/[\0-\x20\s\xad\u180e\u2000-\u206f]+/g, ''));
}

function pageProtocol(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.protocol;
}
