import { openDialog } from './dialog';
import { make } from './make';
import { commonTexts } from './texts';

/** Shows a text until the shopper closes it, in whatever way. Line breaks are kept; markup is shown as text. */
export async function showAlert(text: string): Promise<void> {
  await ask(text);
}

export interface ConfirmationOptions {
  title?: string;
  /** Label of the confirming button. */
  confirm?: string;
  /** It cannot be undone: the focus starts on Cancel, so that a quick Enter harms nothing. */
  isRisky?: boolean;
}

/**
 * Asks before something is done.
 * @returns true only when the shopper pressed the confirming button
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
  document.body.append(dialog);
  return new Promise((resolve) => {
    openDialog(dialog, {
      onClose() {
        dialog.replaceWith();
        resolve(dialog.returnValue);
      },
    });
  });
}
