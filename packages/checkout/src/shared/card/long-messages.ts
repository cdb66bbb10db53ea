const PAIR = '.shop-cc-form__pair';

/**
 * Marks messages that are longer than the space reserved for them, as a bank's reply may be. The style sheet overlaps them with
 * what is below, so that no field moves. If two fields share a row and both have messages, it stacks the messages instead.
 */
export function markLongMessages(element: HTMLElement): void {
  const messages = [...element.querySelectorAll('.shop-cc-form__fields .shop-field__error')];
  for (const message of messages) message.removeAttribute('data-long');
  for (const pair of element.querySelectorAll(PAIR)) pair.removeAttribute('data-crowded');
  const shown = messages.filter(({ textContent }) => textContent !== '').map(boundsOf);
  const long = shown.filter(({ top, bottom, end, line }) => {
    const next = shown.find((other) => other.top > top);
    // Tolerates half a line.
    return bottom > Math.min(end, next?.top ?? end) + line / 2;
  });
  for (const { message, pair } of long) {
    const isCrowded = pair !== null && shown.filter((other) => other.pair === pair).length > 1;
    if (isCrowded) pair.setAttribute('data-crowded', '');
    else message.setAttribute('data-long', '');
  }
}

/** The bounds of a message and of the space reserved for it, which expiry date and code share. */
function boundsOf(message: Element) {
  const { top, bottom } = message.getBoundingClientRect();
  const pair = message.closest(PAIR);
  const { bottom: end } = (pair ?? message.parentElement ?? message).getBoundingClientRect();
  return { message, pair, top, bottom, end, line: Number.parseFloat(getComputedStyle(message).fontSize) };
}
