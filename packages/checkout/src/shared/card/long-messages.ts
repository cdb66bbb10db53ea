/**
 * Marks the messages that need more than the one line which is kept free for them. A bank's answer may be that long; the sheet
 * lays it over what is below, so that no field moves.
 */
export function markLongMessages(element: HTMLElement): void {
  for (const message of element.querySelectorAll('.shop-field__error')) {
    message.removeAttribute('data-long');
    const text = document.createRange();
    text.selectNodeContents(message);
    // One rectangle a line.
    message.toggleAttribute('data-long', text.getClientRects().length > 1);
  }
}
