import { controlOf, type ElementProps, emit, isHandledElsewhere, useListener } from '@shop-elements/core';
import { isShown, milliseconds, scrollToElement, withoutFragment } from '@shop-elements/dom';
import type { ScrollToConfig } from './scroll-to.config';
import { isOnThisPage, targetOf } from './target';

/** Detail of `shop-scroll-to-arrive`. */
export interface ScrollToArriveDetail {
  /** The element that was scrolled to. */
  target: HTMLElement;
}

/**
 * Makes the link or button inside scroll smoothly to an element and move the focus there.
 * @example
 * <shop-scroll-to><a href="#reviews">Read the reviews</a></shop-scroll-to>
 * @fires shop-scroll-to-arrive when scrolling ends, at the target or where the shopper interrupted it
 */
export function ScrollTo({ element, config: { target: selector, offset, duration } }: ElementProps<ScrollToConfig>) {
  useListener(element, 'click', (event) => {
    const control = controlOf(event, element, 'a, button');
    if (control === undefined || isHandledElsewhere(event)) return;
    const target = targetOf(control, selector);
    if (target === null) return;
    event.preventDefault();
    const focused = document.activeElement;
    const isHidden = !isShown(target);
    if (control instanceof HTMLAnchorElement && isOnThisPage(control)) pointTo(control.hash);
    if (isHidden) {
      // A tab or panel that contains the target opens when the URL points into it.
      if (target.id) pointTo(`#${target.id}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }
    scrollToElement(target, { offset, duration: milliseconds(duration) }, (isInterrupted) => {
      if (target.tabIndex < 0) target.tabIndex = -1;
      // The shopper may have gone on to a field.
      const isElsewhere = isInterrupted && ![focused, document.body].includes(document.activeElement);
      if (!isElsewhere) target.focus({ preventScroll: true });
      emit(element, 'shop-scroll-to-arrive', { target });
    });
  });
  return null;
}

/** Sets the URL's fragment, without the browser's own jump. A hash alone would be resolved against the page's `<base>`. */
function pointTo(hash: string): void {
  if (hash !== location.hash) history.pushState(history.state, '', withoutFragment(location.href) + hash);
}
