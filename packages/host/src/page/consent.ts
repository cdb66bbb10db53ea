/** Whether the page asks its visitors for consent: by our element, or by the bar that Luma and Hyvä print. */
export function asksForConsent(): boolean {
  return document.querySelector('shop-cookie-notice, #notice-cookie-block') !== null;
}
