/** The code of a tag did not come: its elements keep what the server sent, and say why they do nothing more. */
export function fail(tag: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`<${tag}> could not be loaded, so what the server sent stays: ${message}`);
  for (const element of document.querySelectorAll(tag)) {
    element.setAttribute('data-state', 'error');
    const detail = { tag, phase: 'network', issues: [{ path: '', message, source: 'network' }] };
    element.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }));
  }
}
