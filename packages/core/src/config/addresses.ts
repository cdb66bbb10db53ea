/** An address as the browser reads it, from the page on which it stands; undefined when it can't be read. */
export function urlOf(address: string): URL | undefined {
  // The command line reads settings where there is no page.
  const base = typeof document === 'undefined' ? 'https://shop.invalid/' : document.baseURI;
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Whether an address is http, https or relative. The browser's own reading decides, so no spelling of a script gets through. */
export function isWebAddress(address: string): boolean {
  const protocol = looksLikeScript(address) ? undefined : urlOf(address)?.protocol;
  // A page that was opened from disk has its neighbors there.
  return protocol === 'http:' || protocol === 'https:' || (protocol === 'file:' && pageProtocol() === 'file:');
}

/** Whether an address is on this page's own site: what is sent there stays in the shop. */
export function isOwnAddress(address: string): boolean {
  const url = isWebAddress(address) ? urlOf(address) : undefined;
  return url !== undefined && (typeof location === 'undefined' || isSameSite(url, location));
}

/** Whether two addresses belong to one site. A page in the clear may call its own secure site. */
export function isSameSite(url: URL, page: URL | Location): boolean {
  return url.host === page.host && (url.protocol === page.protocol || url.protocol === 'https:');
}

/** Whether an address is fit for a picture: on the web, or written out. */
export function isPictureAddress(address: string): boolean {
  return isWebAddress(address) || /^\s*data:image\//i.test(address);
}

/** Wider than what browsers run: also `java script:`, which a person reads as a script, with spaces of any width. */
export function looksLikeScript(address: string): boolean {
  return /^\w*script:/i.test(address.replace(/[\0-\x20\s\xad\u180e\u2000-\u206f]+/g, ''));
}

function pageProtocol(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.protocol;
}
