import { controlOf, type ElementProps, emit, useListener } from '@shop-elements/core';
import { setHidden, showPrinted } from '@shop-elements/dom';
import {
  navigate,
  readCookie,
  readJsonCookie,
  reportHyvaConsent,
  watchConsent,
  writeCookie,
} from '@shop-elements/host';
import { useLayoutEffect, useReducer, useRef } from 'react';
import type { CookieNoticeConfig } from './cookie-notice.config';

declare global {
  interface GlobalEventHandlersEventMap {
    'user:allowed:save:cookie': CustomEvent<null>;
  }
}

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
    // Restores the focus to where it was before it entered the bar.
    if (answered && element.contains(document.activeElement)) origin.current?.focus();
    setHidden(element, answered);
    showPrinted(element);
  }, [element, answered]);
  // After its bar, Luma prints a script that hides it.
  useListener(document, 'DOMContentLoaded', () => showPrinted(element));

  useListener(element, 'click', (event) => {
    // Checks `refuse` first, because by default `allow` matches any button.
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

interface Consent {
  /** Whether the shopper has answered for this website. */
  answered: boolean;
  /** Stores the consent. If the browser blocks cookies, opens the page that explains them. */
  give(): void;
  /** Stores the refusal in Magento's format: the website's id with 0. */
  refuse(): void;
}

/** Redraws each notice on the page: they share their answer. */
const redraws = new Set<() => void>();

function useConsent(config: CookieNoticeConfig): Consent {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // After Back, a page from the browser's cache may be older than the answer, as may one that the browser has loaded ahead.
  useListener(window, 'pageshow', () => redraw());
  useListener(document, 'prerenderingchange', () => redraw());
  useLayoutEffect(() => {
    redraws.add(redraw);
    // The shopper may answer the page's own bar instead.
    const stopWatching = watchConsent(redraw);
    return () => {
      redraws.delete(redraw);
      stopWatching();
    };
  }, []);
  const { cookieName, cookieLifetime, noCookiesUrl } = config;
  const store = (answer: object): void => {
    const value = JSON.stringify({ ...answersIn(cookieName), ...answer });
    writeCookie(cookieName, value, { lifetime: cookieLifetime });
    // Luma writes its own for the shop's whole domain, and the browser may list that one first.
    for (const domain of domainsOf(location.hostname))
      if (!isAnswered(config)) writeCookie(cookieName, value, { lifetime: cookieLifetime, domain });
    for (const redrawNotice of redraws) redrawNotice();
  };
  return {
    answered: isAnswered(config),
    give() {
      store(consentOf(config));
      if (!isAnswered(config)) {
        navigate(noCookiesUrl);
        return;
      }
      emit(document, 'user:allowed:save:cookie', null);
      reportHyvaConsent();
    },
    refuse() {
      store(Object.fromEntries(askedFor(config).map((id) => [id, 0])));
    },
  };
}

/**
 * Whether the cookie contains an answer for this website. Any value that is not a map of websites counts as an answer: another
 * script wrote it.
 */
function isAnswered(config: CookieNoticeConfig): boolean {
  if (!readCookie(config.cookieName)) return false;
  const answers = answersIn(config.cookieName);
  return answers === undefined || askedFor(config).every((id) => Object.hasOwn(answers, id));
}

/** A host and its parents: `www.shop.com`, `shop.com`, `com`. */
function domainsOf(host: string): string[] {
  return host.split('.').map((_, index, parts) => parts.slice(index).join('.'));
}

/** What the cookie holds after consent. */
function consentOf({ cookieValue, websiteId }: CookieNoticeConfig): Readonly<Record<string, unknown>> {
  return cookieValue ?? { [websiteId]: 1 };
}

/** The keys that the shopper answers: of several websites only this one, because Magento's value lists earlier consents, too. */
function askedFor(config: CookieNoticeConfig): string[] {
  const keys = Object.keys(consentOf(config));
  return keys.includes(config.websiteId) ? [config.websiteId] : keys;
}

/** The answers by website id. */
function answersIn(cookieName: string): object | undefined {
  const answers = readJsonCookie(cookieName);
  return typeof answers === 'object' && answers !== null ? answers : undefined;
}
