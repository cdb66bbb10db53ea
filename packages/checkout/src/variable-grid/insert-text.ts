/** Writes into a field where its caret stands, over what is selected, as if it was typed; the caret goes on behind it. */
export function insertText(selector: string | undefined, text: string): void {
  const field = selector && document.querySelector(selector);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.focus();
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
