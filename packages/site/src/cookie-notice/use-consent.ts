import { emit, useListener } from '@shop-elements/core';
import { navigate, readCookie, readJsonCookie, writeCookie } from '@shop-elements/host';
import { useReducer } from 'react';
import type { CookieNoticeConfig } from './cookie-notice.config';

declare global {
  interface GlobalEventHandlersEventMap {
    'user:allowed:save:cookie': CustomEvent<null>;
  }
}

export interface Consent {
  /** This website's consent is there. */
  given: boolean;
  /** Records it. A browser that keeps no cookies is taken to the page that explains them. */
  give(): void;
}

/** The cookie has the path and the flags that the shop prints in `window.cookiesConfig`, as all of its cookies have. */
export function useConsent(config: CookieNoticeConfig): Consent {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A page that Back brought again may be older than the answer.
  useListener(window, 'pageshow', () => redraw());
  return {
    given: isGiven(config),
    give() {
      const { cookieName, cookieLifetime, cookieValue, websiteId } = config;
      const value = { ...websites(cookieName), ...(cookieValue ?? { [websiteId]: 1 }) };
      writeCookie(cookieName, JSON.stringify(value), { lifetime: cookieLifetime });
      if (!isGiven(config)) {
        navigate(config.noCookiesUrl);
        return;
      }
      redraw();
      emit(document, 'user:allowed:save:cookie', null);
    },
  };
}

/**
 * Consent for another website does not count here. A value that is no map of websites was written by other software,
 * which asked the same question: it counts.
 */
function isGiven({ cookieName, cookieValue, websiteId }: CookieNoticeConfig): boolean {
  if (!readCookie(cookieName)) return false;
  const known = websites(cookieName);
  return known === undefined || Object.keys(cookieValue ?? { [websiteId]: 1 }).every((id) => Object.hasOwn(known, id));
}

/** The consents already given, for every website of the shop. */
function websites(cookieName: string): object | undefined {
  const known = readJsonCookie(cookieName);
  return typeof known === 'object' && known !== null ? known : undefined;
}
