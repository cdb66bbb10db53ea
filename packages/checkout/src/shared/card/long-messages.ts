/**
 * Marks the messages that need more room than is kept free for them. A bank's answer may be that long; the style sheet lays it
 * over what is below, so that no field moves.
 */
export function markLongMessages(element: HTMLElement): void {
  const messages = [...element.querySelectorAll('.shop-cc-form__fields .shop-field__error')];
  for (const message of messages) message.removeAttribute('data-long');
  const shown = messages.filter(({ textContent }) => textContent !== '').map(boundsOf);
  const long = shown.filter(({ top, bottom, end }) => {
    const next = shown.find((other) => other.top > top);
    // Fractions of a pixel are no line.
    return bottom > Math.min(end, next?.top ?? end) + 2;
  });
  for (const { message } of long) message.setAttribute('data-long', '');
}

/** Where a message is, and where the room for it ends: expiry date and code share theirs. */
function boundsOf(message: Element) {
  const { top, bottom } = message.getBoundingClientRect();
  const box = message.closest('.shop-cc-form__pair') ?? message.parentElement ?? message;
  return { message, top, bottom, end: box.getBoundingClientRect().bottom };
}
