/**
 * The browser's message for a checkbox that has to be ticked; empty if it is ticked. The box doesn't become required, so that the
 * browser doesn't show the message itself.
 */
export function requiredMessage(box: HTMLInputElement): string {
  const { required } = box;
  box.required = true;
  const { validationMessage } = box;
  box.required = required;
  return validationMessage;
}
