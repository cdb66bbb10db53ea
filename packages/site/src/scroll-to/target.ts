import { fragmentTarget } from '@shop-elements/dom';

/** The scroll target of a link or button: the one in the settings, or the link's own. */
export function targetOf(control: HTMLElement, selector: string | undefined): HTMLElement | null {
  if (selector !== undefined) return document.querySelector<HTMLElement>(selector);
  return control instanceof HTMLAnchorElement && isOnThisPage(control) ? fragmentTarget(control.hash) : null;
}

/**
 * Whether a link points into this page. Ignores the page's query if the link has none, like a shop's link to its reviews.
 */
export function isOnThisPage({ hash, host, pathname, search }: HTMLAnchorElement): boolean {
  const isSameQuery = search === '' || search === location.search;
  return hash !== '' && host === location.host && pathname === location.pathname && isSameQuery;
}

/** Messages for `doctor()` about targets that are not on the page. */
export function missingTargets(element: HTMLElement, selector: string | undefined): string[] {
  if (selector !== undefined) {
    return document.querySelector(selector) === null
      ? [`<shop-scroll-to> does nothing, because nothing matches data-target="${selector}"`]
      : [];
  }
  const links = [...element.querySelectorAll('a')].filter(isOnThisPage);
  return links
    .filter(({ hash }) => fragmentTarget(hash) === null)
    .map(({ hash }) => `<shop-scroll-to> does nothing, because nothing on the page has id="${hash.slice(1)}"`);
}
