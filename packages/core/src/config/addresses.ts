/** Parses a URL relative to the page; undefined if it is invalid. */
export function urlOf(address: string): URL | undefined {
  // The lint command runs without a page.
  const base = typeof document === 'undefined' ? 'https://shop.invalid/' : document.baseURI;
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Whether a URL is http, https or relative. The browser's own parser decides, so no spelling of a script URL gets through. */
export function isWebAddress(address: string): boolean {
  const protocol = looksLikeScript(address) ? undefined : urlOf(address)?.protocol;
  // A page opened from disk links to files.
  return protocol === 'http:' || protocol === 'https:' || (protocol === 'file:' && pageProtocol() === 'file:');
}

/** Whether a URL is on the page's own site, so that data sent there stays in the shop. */
export function isOwnAddress(address: string): boolean {
  const url = isWebAddress(address) ? urlOf(address) : undefined;
  return url !== undefined && (typeof location === 'undefined' || isSameSite(url, pageUrl()));
}

/** The page's URL. A frame with `srcdoc` has none of its own, so the URL of the page around it counts. */
export function pageUrl(): URL {
  return new URL(location.protocol === 'about:' ? document.baseURI : location.href);
}

/** Whether two URLs belong to one site. An http page may call its own https site. */
export function isSameSite(url: URL, page: URL | Location): boolean {
  return url.host === page.host && (url.protocol === page.protocol || url.protocol === 'https:');
}

/** Whether a URL is safe for a picture: http, https, relative or `data:image`. */
export function isPictureAddress(address: string): boolean {
  return isWebAddress(address) || /^\s*data:image\//i.test(address);
}

/** Stricter than browsers: also rejects `java script:`, with any kind of space. */
export function looksLikeScript(address: string): boolean {
  return /^\w*script:/i.test(address.replace(/[\0-\x20\s\xad\u180e\u2000-\u206f]+/g, ''));
}

function pageProtocol(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.protocol;
}
