import { luma } from '../luma/luma';

/**
 * Calls back when the shopper consents: in our bar, in Luma's or in Hyvä's.
 * @returns stops watching
 */
export function watchConsent(consented: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  luma.listen(document, 'user:allowed:save:cookie', consented, signal);
  window.addEventListener('user-allowed-save-cookie', consented, { signal });
  return () => watching.abort();
}
