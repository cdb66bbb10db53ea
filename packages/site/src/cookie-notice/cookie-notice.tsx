import { controlOf, type ElementProps, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';
import type { CookieNoticeConfig } from './cookie-notice.config';
import { useConsent } from './use-consent';

/**
 * Hides the server's consent bar once the shopper has answered it. Scripts that wait for the consent, such as analytics, hear
 * it from the document; the cookie is there by then.
 * @example
 * <shop-cookie-notice data-cookie-lifetime="31536000">
 *   <p>We use cookies. <a href="/privacy">Learn more</a></p>
 *   <button>Allow cookies</button>
 * </shop-cookie-notice>
 * @fires user:allowed:save:cookie on `document`, when the consent was stored
 */
export function CookieNotice({ element, config }: ElementProps<CookieNoticeConfig>) {
  const { given, give } = useConsent(config);
  const origin = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // The focus goes back to where it was when it came into the bar.
    if (given && element.contains(document.activeElement)) origin.current?.focus();
    setHidden(element, given);
  }, [element, given]);

  useListener(element, 'click', (event) => {
    if (controlOf(event, element, config.allow) === undefined) return;
    event.preventDefault();
    give();
  });
  useListener(element, 'focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) origin.current = relatedTarget;
  });
  return null;
}
