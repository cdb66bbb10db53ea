import { page } from '@shop-elements/core';
import { cleanHtml, prepareCleaner } from '@shop-elements/dom';

// We notify Hyvä's own scripts through events on `window`.

/**
 * Shows a message in Hyvä's own message area. It trusts all markup, so the text is sanitized here.
 * @returns whether the page has one
 */
export function showHyvaMessage(type: string, text: string): boolean {
  if (!isHyva() || document.querySelector('#messages[x-data]') === null) return false;
  void prepareCleaner().then(() => {
    const clean = document.createElement('span');
    clean.append(cleanHtml(text, 'message'));
    dispatch('messages-loaded', { messages: [{ type, text: clean.outerHTML }] });
  });
  return true;
}

/** Clears Hyvä's message area. */
export function clearHyvaMessages(): void {
  if (isHyva()) dispatch('clear-messages');
}

/** Makes Hyvä set the cookies, and start the scripts, that it holds back until the shopper consents. */
export function reportHyvaConsent(): void {
  if (isHyva()) dispatch('user-allowed-save-cookie');
}

/** Whether Hyvä's own scripts run the page. */
export function isHyva(): boolean {
  return page.read('hyva') !== undefined;
}

function dispatch(name: string, detail?: object): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
