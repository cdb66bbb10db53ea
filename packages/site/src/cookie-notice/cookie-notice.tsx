import { controlOf, type ElementProps, useListener } from '@shop-elements/core';
import { setHidden, showPrinted } from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';
import type { CookieNoticeConfig } from './cookie-notice.config';
import { useConsent } from './use-consent';

/**
 * Hides the server's consent bar once the shopper has answered. Scripts that need consent, such as analytics, listen
 * for the event on the document; the cookie is set by then.
 * @example
 * <shop-cookie-notice data-cookie-lifetime="31536000">
 *   <p>We use cookies. <a href="/privacy">Learn more</a></p>
 *   <button>Allow cookies</button>
 *   <button data-refuse>Only what the shop needs</button>
 * </shop-cookie-notice>
 * @fires user:allowed:save:cookie on `document`, when the consent was stored
 */
export function CookieNotice({ element, config }: ElementProps<CookieNoticeConfig>) {
  const { answered, give, refuse } = useConsent(config);
  const origin = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // The focus goes back to where it was when it came into the bar.
    if (answered && element.contains(document.activeElement)) origin.current?.focus();
    setHidden(element, answered);
    showPrinted(element);
  }, [element, answered]);

  useListener(element, 'click', (event) => {
    // First, because by default any button allows.
    const answer = controlOf(event, element, config.refuse) ? refuse : controlOf(event, element, config.allow) && give;
    if (answer === undefined) return;
    event.preventDefault();
    answer();
  });
  useListener(element, 'focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origin.current = relatedTarget;
  });
  return null;
}
