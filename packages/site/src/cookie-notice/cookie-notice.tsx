import type { ElementProps } from '@shop-elements/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CookieNoticeConfig } from './cookie-notice.config';
import { useConsent } from './use-consent';

/**
 * Hides the server's consent bar once the shopper has answered it.
 * @example
 * <shop-cookie-notice data-cookie-lifetime="31536000">
 *   <p>We use cookies. <a href="/privacy">Learn more</a></p>
 *   <button>Allow cookies</button>
 * </shop-cookie-notice>
 * @fires user:allowed:save:cookie on `document`, when the consent was stored
 */
export function CookieNotice({ element, config }: ElementProps<CookieNoticeConfig>) {
  const consent = useConsent(config);
  const { give } = consent;
  const goBack = useFocusReturn(element);

  useLayoutEffect(() => {
    if (consent.given) goBack();
    element.hidden = consent.given;
  }, [element, consent.given, goBack]);

  useEffect(() => {
    const clicked = (event: Event): void => {
      if (!(event.target instanceof Element) || event.target.closest(config.allow) === null) return;
      event.preventDefault();
      give();
    };
    element.addEventListener('click', clicked);
    return () => element.removeEventListener('click', clicked);
  });

  return null;
}

/** Remembers where the focus came from when it enters the bar. The returned function sends it back there. */
function useFocusReturn(element: HTMLElement): () => void {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    const entered = (event: FocusEvent): void => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !element.contains(from)) origin.current = from;
    };
    element.addEventListener('focusin', entered);
    return () => element.removeEventListener('focusin', entered);
  }, [element]);
  return useRef(() => {
    if (element.contains(document.activeElement)) origin.current?.focus();
  }).current;
}
