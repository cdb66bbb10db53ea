import { emit } from '@shop-elements/core';
import { showAlert } from './dialogs';
import { luma } from './luma';
import { plainText } from './markup';

/** A message to the shopper, as the shop's own are. `text` is markup: it may hold the few tags the message area allows. */
export interface Message {
  /** success, error, warning or notice. */
  type: string;
  text: string;
}

/**
 * Shows a message in the page's message area: `<shop-messages>`, else Luma's own, else, for an error, in a dialog, because
 * a failure must never go unseen.
 */
export function addMessage(message: Message): void {
  const handled = !emit(document, 'shop-message', message, { cancelable: true });
  if (handled) return;
  const customerData = luma.customerData();
  if (customerData !== undefined) customerData.set('messages', { messages: [message] });
  else if (message.type === 'error') void showAlert(plainText(message.text));
}

/** Takes every message off the page, as before a new attempt. */
export function clearMessages(): void {
  emit(document, 'shop-messages-clear', {});
}
