/**
 * Focuses an invalid field, or its error message. Opens the `<details>` around it first, which would hide the message
 * and refuse the focus.
 */
export function focusInvalid(field: HTMLElement | null | undefined): void {
  let details = field?.closest('details');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details');
  }
  field?.focus();
}
