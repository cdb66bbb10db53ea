import { make } from '@shop-elements/core';
import { hostTexts } from './texts';

interface Choice {
  label: string;
  /** What the dialog's promise becomes when this button is pressed. */
  value: string;
  primary?: boolean;
}

/** Shows a text until the shopper closes it, in whatever way. Line breaks are kept; markup is shown as text. */
export async function showAlert(text: string): Promise<void> {
  const { attention, ok } = hostTexts();
  await ask(attention, text, [{ label: ok, value: 'ok', primary: true }]);
}

/**
 * Asks before something is done.
 * @returns true only when the shopper pressed the confirming button
 */
export async function askConfirmation(
  text: string,
  options: { title?: string; confirm?: string } = {},
): Promise<boolean> {
  const { attention, ok, cancel } = hostTexts();
  const answer = await ask(options.title ?? attention, text, [
    { label: cancel, value: 'cancel' },
    { label: options.confirm ?? ok, value: 'ok', primary: true },
  ]);
  return answer === 'ok';
}

/** A native modal dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. */
function ask(title: string, text: string, choices: readonly Choice[]): Promise<string> {
  const dialog = make('dialog', { className: 'shop-dialog' });
  dialog.setAttribute('aria-label', title);
  const actions = make('div', { className: 'shop-dialog__actions' });
  for (const { label, value, primary = false } of choices) {
    const className = primary ? 'shop-button shop-button--primary' : 'shop-button';
    actions.append(make('button', { className, value, textContent: label, autofocus: primary }));
  }
  const form = make('form', { method: 'dialog' });
  form.append(
    make('h2', { className: 'shop-dialog__title', textContent: title }),
    make('p', { className: 'shop-dialog__text', textContent: text }),
    actions,
  );
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.replaceWith();
      resolve(dialog.returnValue);
    });
  });
}
