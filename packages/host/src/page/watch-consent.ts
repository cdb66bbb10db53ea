import { luma } from '../luma/luma';

/** Calls back when the shopper consents: in our bar, in Luma's or in Hyvä's. */
export function watchConsent(given: () => void, signal: AbortSignal): void {
  luma.listen(document, 'user:allowed:save:cookie', given, signal);
  window.addEventListener('user-allowed-save-cookie', given, { signal });
}
