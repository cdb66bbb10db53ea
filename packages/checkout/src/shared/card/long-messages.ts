const PAIR = '.shop-cc-form__pair';

/**
 * Marks the messages that need more room than is kept free for them. A bank's answer may be that long; the style sheet lays it
 * over what is below, so that no field moves. Two messages of a pair, of which one is long, stand below each other instead:
 * the pair then grows at its end, below its fields.
 */
export function markLongMessages(element: HTMLElement): void {
  const messages = [...element.querySelectorAll('.shop-cc-form__fields .shop-field__error')];
  for (const message of messages) message.removeAttribute('data-long');
  for (const pair of element.querySelectorAll(PAIR)) pair.removeAttribute('data-crowded');
  const shown = messages.filter(({ textContent }) => textContent !== '').map(boundsOf);
  const long = shown.filter(({ top, bottom, end, line }) => {
    const next = shown.find((other) => other.top > top);
    // What is less than half a line is no line.
    return bottom > Math.min(end, next?.top ?? end) + line / 2;
  });
  for (const { message, pair } of long) {
    const isCrowded = pair !== null && shown.filter((other) => other.pair === pair).length > 1;
    if (isCrowded) pair.setAttribute('data-crowded', '');
    else message.setAttribute('data-long', '');
  }
}

/** Where a message is, and where the room for it ends: expiry date and code share theirs. */
function boundsOf(message: Element) {
  const { top, bottom } = message.getBoundingClientRect();
  const pair = message.closest(PAIR);
  const { bottom: end } = (pair ?? message.parentElement ?? message).getBoundingClientRect();
  return { message, pair, top, bottom, end, line: Number.parseFloat(getComputedStyle(message).fontSize) };
}
