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
  const dialog = document.createElement('dialog');
  dialog.className = 'shop-dialog';
  const form = part(dialog, 'form', 'shop-dialog__form');
  form.method = 'dialog';
  dialog.setAttribute('aria-label', title);
  part(form, 'h2', 'shop-dialog__title').textContent = title;
  part(form, 'p', 'shop-dialog__text').textContent = text;
  const actions = part(form, 'div', 'shop-dialog__actions');
  for (const { label, value, primary } of choices) {
    const button = part(actions, 'button', primary === true ? 'shop-button shop-button--primary' : 'shop-button');
    button.value = value;
    button.textContent = label;
    button.autofocus = primary === true;
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.parentNode?.removeChild(dialog);
      resolve(dialog.returnValue);
    });
  });
}

function part<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const child = document.createElement(name);
  child.className = className;
  parent.append(child);
  return child;
}
