import { emit, useListener } from '@shop-elements/core';
import { navigate, readCookie, readJsonCookie, reportHyvaConsent, writeCookie } from '@shop-elements/host';
import { useReducer } from 'react';
import type { CookieNoticeConfig } from './cookie-notice.config';

declare global {
  interface GlobalEventHandlersEventMap {
    'user:allowed:save:cookie': CustomEvent<null>;
  }
}

export interface Consent {
  /** The shopper has answered for this website. */
  answered: boolean;
  /** Stores the consent. A browser that keeps no cookies goes to the page that explains them. */
  give(): void;
  /** Stores the refusal the way Magento reads one: the website's id with 0. */
  refuse(): void;
}

/** The cookie has the path and the flags that the shop prints in `window.cookiesConfig`, as all of its cookies have. */
export function useConsent(config: CookieNoticeConfig): Consent {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A page that Back brought again may be older than the answer.
  useListener(window, 'pageshow', () => redraw());
  const { cookieName, cookieLifetime, cookieValue, noCookiesUrl, websiteId } = config;
  const store = (answer: object): void => {
    const value = JSON.stringify({ ...websites(cookieName), ...answer });
    writeCookie(cookieName, value, { lifetime: cookieLifetime });
    redraw();
  };
  return {
    answered: isAnswered(config),
    give() {
      store(cookieValue ?? { [websiteId]: 1 });
      if (!isAnswered(config)) {
        navigate(noCookiesUrl);
        return;
      }
      emit(document, 'user:allowed:save:cookie', null);
      reportHyvaConsent();
    },
    refuse() {
      store({ [websiteId]: 0 });
    },
  };
}

/**
 * An answer for another website does not count. A value that is no map of websites comes from other software that asked the
 * same question: it counts.
 */
function isAnswered({ cookieName, cookieValue, websiteId }: CookieNoticeConfig): boolean {
  if (!readCookie(cookieName)) return false;
  const known = websites(cookieName);
  return known === undefined || Object.keys(cookieValue ?? { [websiteId]: 1 }).every((id) => Object.hasOwn(known, id));
}

/** The answers for every website of the shop. */
function websites(cookieName: string): object | undefined {
  const known = readJsonCookie(cookieName);
  return typeof known === 'object' && known !== null ? known : undefined;
}
