import { page } from '@shop-elements/core';
import { cleanHtml, prepareCleaner } from '@shop-elements/dom';

// Hyvä's own scripts hear of what happens by events on `window`.

/**
 * Shows a message in Hyvä's own message area, which takes any markup for safe: so it is cleaned here.
 * @returns whether the page has one
 */
export function showHyvaMessage(type: string, text: string): boolean {
  if (!isHyva() || document.querySelector('#messages[x-data]') === null) return false;
  void prepareCleaner().then(() => {
    const clean = document.createElement('span');
    clean.append(cleanHtml(text, 'message'));
    tell('messages-loaded', { messages: [{ type, text: clean.outerHTML }] });
  });
  return true;
}

/** Takes the messages out of Hyvä's message area. */
export function clearHyvaMessages(): void {
  if (isHyva()) tell('clear-messages');
}

/** Lets Hyvä set the cookies that it has held back until the shopper's consent, and start what waits for it. */
export function tellHyvaConsent(): void {
  if (isHyva()) tell('user-allowed-save-cookie');
}

/** Whether Hyvä's own scripts run the page. */
export function isHyva(): boolean {
  return page.read('hyva') !== undefined;
}

function tell(name: string, detail?: object): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
