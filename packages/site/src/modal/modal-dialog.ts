import { giveId, removeNode } from '@shop-elements/core';
import { dropDialog, make } from '@shop-elements/dom';

/** Controls that close the dialog: Bootstrap's attribute, and Magento's. */
export const DISMISS = '[data-dismiss="modal"], [data-role="closeBtn"]';

/** The dialog, rendered by the server or by us. */
export function dialogOf(element: HTMLElement): HTMLDialogElement | null {
  return element.querySelector<HTMLDialogElement>(':scope > dialog');
}

/**
 * Wraps the server's content in a dialog, unless it is one already. Names it by its heading, and adds a Close button if it has
 * none.
 * @returns restores the server's markup
 */
export function wrapInDialog(element: HTMLElement, id: string): () => void {
  const printed = dialogOf(element);
  const dialog = printed ?? make('dialog', {});
  const printedOpen = dialog.open;
  // `showModal()` needs a closed dialog. The server may print an open one, for shoppers without JavaScript.
  dialog.open = false;
  dialog.classList.add('shop-dialog');
  if (printed === null) {
    dialog.append(...[...element.childNodes].filter((node) => !isOurs(node)));
    element.append(dialog);
  }
  nameByHeading(element, dialog, `${id}-title`);
  const actions = make('div', { className: 'shop-dialog__actions' });
  if (partOf(element, DISMISS) === undefined) {
    actions.append(closeButton());
    dialog.append(actions);
  }
  return () => {
    dropDialog(dialog);
    removeNode(actions);
    dialog.classList.remove('shop-dialog');
    dialog.open = printedOpen;
    if (printed === null) dialog.replaceWith(...dialog.childNodes);
  };
}

/** Class of the Close button that we add. */
const CLOSE = 'shop-modal__close';

/** Sets the text of the Close button that we added, if any. */
export function labelCloseButton(element: HTMLElement, label: string): void {
  const button = dialogOf(element)?.querySelector(`:scope > .shop-dialog__actions > .${CLOSE}`);
  if (button) button.textContent = label;
}

/** The first match in a modal, outside of modals in it. */
function partOf(element: HTMLElement, selector: string): HTMLElement | undefined {
  const parts = [...element.querySelectorAll<HTMLElement>(selector)];
  return parts.find((part) => part.closest(element.localName) === element);
}

function nameByHeading(element: HTMLElement, dialog: HTMLDialogElement, headingId: string): void {
  const heading = partOf(element, 'h1, h2, h3, h4');
  if (heading === undefined) return;
  giveId(heading, headingId);
  dialog.setAttribute('aria-labelledby', heading.id);
}

/** Names a dialog without a heading like its element, or like the control that opens it. */
export function nameDialog(element: HTMLElement, trigger: HTMLElement | null): void {
  const dialog = dialogOf(element);
  if (dialog === null || dialog.matches('[aria-label], [aria-labelledby], [title]')) return;
  const name =
    element.getAttribute('aria-label') ||
    element.title ||
    trigger?.getAttribute('aria-label') ||
    trigger?.textContent.trim();
  if (name) dialog.setAttribute('aria-label', name);
}

function closeButton(): HTMLButtonElement {
  const button = make('button', { type: 'button', className: `${CLOSE} shop-button shop-button--primary` });
  button.dataset['dismiss'] = 'modal';
  return button;
}

function isOurs(node: Node): boolean {
  return node instanceof HTMLElement && node.hasAttribute('data-shop-root');
}
