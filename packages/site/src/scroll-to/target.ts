import { fragmentTarget } from '@shop-elements/dom';

/** The scroll target of a link or button: the one in the settings, or the link's own. */
export function targetOf(control: HTMLElement, selector: string | undefined): HTMLElement | null {
  if (selector !== undefined) return document.querySelector<HTMLElement>(selector);
  return control instanceof HTMLAnchorElement ? fragmentTarget(control.hash) : null;
}

/** Messages for `doctor()` about targets that are not on the page. */
export function missingTargets(element: HTMLElement, selector: string | undefined): string[] {
  if (selector !== undefined) {
    return document.querySelector(selector) === null
      ? [`<shop-scroll-to> does nothing, because nothing matches data-target="${selector}"`]
      : [];
  }
  return [...element.querySelectorAll('a')].flatMap(({ hash }) => {
    if (hash === '' || fragmentTarget(hash) !== null) return [];
    return [`<shop-scroll-to> does nothing, because nothing on the page has id="${hash.slice(1)}"`];
  });
}
