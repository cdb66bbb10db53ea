import { controlOf, reportError, useListener } from '@shop-elements/core';
import { attributeOf, POSTS, postOf } from './asked-post';
import type { PostActionConfig } from './post-action.config';
import { startPost } from './start-post';

/** Posts what the controls inside ask for, now and later: one listener serves them all. */
export function usePostAction(element: HTMLElement, config: PostActionConfig): void {
  const started = (event: Event): void => {
    const control = controlOf(event, element, POSTS);
    if (control === undefined || event.defaultPrevented) return;
    if (event instanceof KeyboardEvent && !isKeyFor(control, event)) return;
    // The host's own script listens on `document`, and would post a second time.
    event.stopPropagation();
    const post = postOf(control);
    if (post !== undefined || !leadsSomewhere(control)) event.preventDefault();
    if (post === undefined) reportBroken(element, control);
    else void startPost(element, control, post, config);
  };
  useListener(element, 'click', started);
  useListener(element, 'keydown', started);
}

/** A button makes a click of both keys by itself, and a link of Enter; a span makes none. */
function isKeyFor(control: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (target !== control || control.matches('button, input')) return false;
  return key === ' ' || (key === 'Enter' && !control.matches('a[href]'));
}

/** Whether a link can do without us. */
function leadsSomewhere(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement && /^https?:$/.test(control.protocol) && !control.matches('[href^="#"]');
}

function reportBroken(element: HTMLElement, control: HTMLElement): void {
  const expected = '{"action":"https://…","data":{…}} with an address on this site or on https';
  const { name: path, value } = attributeOf(control) ?? { name: 'data-post', value: '' };
  const message = `expected ${expected}, found ${value}`;
  reportError(element, 'config', [{ path, message, source: `<${control.localName}>` }], control);
}
