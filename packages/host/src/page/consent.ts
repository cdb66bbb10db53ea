/** Whether the page asks visitors for consent: with our element, or with the bar that Luma and Hyvä print. */
export function asksForConsent(): boolean {
  return document.querySelector('shop-cookie-notice, #notice-cookie-block') !== null;
}
