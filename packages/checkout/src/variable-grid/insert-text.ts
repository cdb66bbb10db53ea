/**
 * Inserts text at the caret, in place of the selection, as if it had been typed.
 * @param hadFocus otherwise a caret at the start is only where the browser left it, and the text goes to the end
 */
export function insertText(selector: string | undefined, text: string, { hadFocus }: { hadFocus: boolean }): void {
  const field = selector && document.querySelector(selector);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const end = field.value.length;
  const isUntouched = !hadFocus && !field.selectionStart && !field.selectionEnd;
  const [from, to] = isUntouched ? [end, end] : [field.selectionStart ?? end, field.selectionEnd ?? end];
  field.setRangeText(text, from, to, 'end');
  field.focus();
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
