/** Reports that a tag's code failed to load. Its elements keep the server's content and fire `shop-error`. */
export function fail(tag: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`<${tag}> did not load, so the server's content stays: ${message}`, error);
  for (const element of document.querySelectorAll(tag)) {
    element.setAttribute('data-state', 'error');
    const detail = { tag, phase: 'network', issues: [{ path: '', message, source: 'network' }] };
    element.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }));
  }
}
