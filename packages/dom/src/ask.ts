import { removeNode } from '@shop-elements/core';
import { openDialog } from './dialog';
import { make } from './make';
import { commonTexts } from './texts';

/** Shows a text in a dialog. Resolves when the shopper closes it. Line breaks are kept; markup appears as text. */
export async function showAlert(text: string): Promise<void> {
  await ask(text);
}

export interface ConfirmationOptions {
  title?: string;
  /** Label of the confirming button. */
  confirm?: string;
  /** Marks an action that cannot be undone: focus starts on Cancel, so that a quick Enter is harmless. */
  isRisky?: boolean;
}

/**
 * Asks the shopper to confirm an action.
 * @returns true only if the shopper pressed the confirming button
 */
export async function askConfirmation(text: string, options: ConfirmationOptions = {}): Promise<boolean> {
  const answer = await ask(text, { ...options, cancel: commonTexts().cancel });
  return answer === 'ok';
}

function ask(text: string, options: ConfirmationOptions & { cancel?: string } = {}): Promise<string> {
  const { attention, ok } = commonTexts();
  const { title = attention, confirm = ok, cancel, isRisky = false } = options;
  const dialog = make('dialog', {});
  dialog.setAttribute('aria-label', title);
  const actions = make('div', { className: 'shop-dialog__actions' });
  if (cancel !== undefined) {
    actions.append(make('button', { className: 'shop-button', textContent: cancel, autofocus: isRisky }));
  }
  const className = 'shop-button shop-button--primary';
  actions.append(make('button', { className, value: 'ok', textContent: confirm, autofocus: !isRisky }));
  const form = make('form', { method: 'dialog' });
  form.append(
    make('h2', { className: 'shop-dialog__title', textContent: title }),
    make('p', { className: 'shop-dialog__text', textContent: text }),
    actions,
  );
  dialog.append(form);
  dialog.onkeydown = (event) => {
    // The key that opened the dialog may still be held, and must not answer the question.
    if (event.repeat) event.preventDefault();
  };
  document.body.append(dialog);
  return new Promise((resolve) => {
    openDialog(dialog, {
      onClose() {
        removeNode(dialog);
        resolve(dialog.returnValue);
      },
    });
  });
}
