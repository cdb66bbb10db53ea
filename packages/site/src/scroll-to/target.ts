/** The scroll target of a link or button: the one in the settings, or the link's own. */
export function targetOf(control: HTMLElement, selector: string | undefined): HTMLElement | null {
  if (selector !== undefined) return document.querySelector<HTMLElement>(selector);
  const fragment = fragmentOf(control);
  return fragment === undefined ? null : document.getElementById(fragment);
}

/** Messages for `doctor()` about targets that are not on the page. */
export function missingTargets(element: HTMLElement, selector: string | undefined): string[] {
  if (selector !== undefined) {
    return document.querySelector(selector) === null
      ? [`<shop-scroll-to> does nothing, because nothing matches data-target="${selector}"`]
      : [];
  }
  return [...element.querySelectorAll<HTMLElement>('a, button')].flatMap((control) => {
    const fragment = fragmentOf(control);
    if (fragment === undefined || document.getElementById(fragment) !== null) return [];
    return [`<shop-scroll-to> does nothing, because nothing on the page has id="${fragment}"`];
  });
}

/** The id in a link's fragment; undefined if it has none. */
function fragmentOf(control: HTMLElement): string | undefined {
  if (!(control instanceof HTMLAnchorElement) || control.hash.length < 2) return undefined;
  return decodeURIComponent(control.hash.slice(1));
}
