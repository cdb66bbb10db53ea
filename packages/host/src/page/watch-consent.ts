import { luma } from '../luma/luma';

/** Calls back when the shopper consents: in our bar, in Luma's or in Hyvä's. */
export function watchConsent(consented: () => void, signal: AbortSignal): void {
  luma.listen(document, 'user:allowed:save:cookie', consented, signal);
  window.addEventListener('user-allowed-save-cookie', consented, { signal });
}
