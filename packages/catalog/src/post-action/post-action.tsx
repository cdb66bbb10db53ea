import { controlOf, type ElementProps, reportError, useListener } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import { attributeOf, POSTS, postOf } from './control-post';
import type { PostActionConfig } from './post-action.config';
import { release, startPost } from './start-post';

/**
 * Makes wishlist and compare links work: posts every `[data-post]` inside with the visitor's own form key, as a form
 * or, with `data-ajax`, without leaving the page. Chosen options and a wishlist's quantities go with it. Forms inside are
 * left alone. Handled clicks don't bubble: the host's script would post them again. A failed Ajax post shows the shop's
 * message; `shop-error` fires with phase `network`.
 * @example
 * <shop-post-action data-ajax>
 *   <a href="#" data-post='{"action":"/catalog/product_compare/add/","data":{"product":"42"}}'>Add to Compare</a>
 * </shop-post-action>
 * @fires shop-post-action-send before anything is sent; `preventDefault()` cancels the post
 */
export function PostAction({ element, config }: ElementProps<PostActionConfig>) {
  usePostAction(element, config);
  return null;
}

/** Handles all controls inside the element with one listener, including those added later. */
function usePostAction(element: HTMLElement, config: PostActionConfig): void {
  const started = (event: Event): void => {
    const control = controlOf(event, element, POSTS);
    // A disabled button ignores clicks, but its text doesn't.
    if (control === undefined || event.defaultPrevented || control.matches(':disabled')) return;
    if (event instanceof KeyboardEvent && !isKeyFor(control, event)) return;
    // The host's own script listens on `document` and would post again.
    event.stopPropagation();
    const post = postOf(control);
    if (post !== undefined || !isRealLink(control)) event.preventDefault();
    // A held key posts once.
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (post === undefined) reportBroken(element, control);
    else void startPost(element, control, post, config);
  };
  useListener(element, 'click', started);
  useListener(element, 'keydown', started);
  useLayoutEffect(() => {
    for (const control of element.querySelectorAll(`:is(${POSTS})[aria-busy]`)) release(control);
  }, [element]);
}

/** Whether a key should act as a click. Buttons do that themselves for both keys, links for Enter, and spans for none. */
function isKeyFor(control: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (target !== control || control.matches('button, input')) return false;
  return key === ' ' || (key === 'Enter' && !control.matches('a[href]'));
}

/** Whether a link works without this element. */
function isRealLink(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement && /^https?:$/.test(control.protocol) && !control.matches('[href^="#"]');
}

function reportBroken(element: HTMLElement, control: HTMLElement): void {
  const expected = '{"action":"https://…","data":{…}} with an address on this site or on https';
  const path = attributeOf(control);
  const message = `expected ${expected}, found ${control.getAttribute(path)}`;
  reportError(element, 'config', [{ path, message, source: `<${control.localName}>` }], control);
}
