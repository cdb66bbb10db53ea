import { listen } from '@shop-elements/dom';
import { RADIO } from './method-section';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Fields that don't support `readonly`. Their events are canceled instead. */
const choices = 'select, input:is([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="color"])';

/**
 * Makes the fields in a part of the page read-only while they are sent, because the shop would not receive later changes. Disabling
 * them would lose the focus.
 * @returns unlocks the fields
 */
export function lockFields(panel: HTMLElement): () => void {
  const fields = panel.querySelectorAll<TextField>('input, textarea');
  const locked = [...fields].filter((field) => !field.readOnly && !field.matches(choices));
  for (const field of locked) field.readOnly = true;
  const changes = { mousedown: preventChange, click: preventChange, keydown: preventChange };
  const allowChanges = listen(panel, changes, { capture: true });
  return () => {
    allowChanges();
    for (const field of locked) field.readOnly = false;
  };
}

/**
 * Keeps the selected payment method while its order runs. Only scripts of the page can select another one.
 * @returns lets the shopper select again
 */
export function lockMethod(): () => void {
  return listen(window, { click: keepMethod, keydown: keepMethod }, { capture: true });
}

function keepMethod(event: Event): void {
  if (!event.isTrusted || !(event.target instanceof Element && event.target.matches(RADIO))) return;
  preventChange(event);
  // Knockout and React would read the radio button, which is checked until its click has been canceled.
  if (event.defaultPrevented) event.stopPropagation();
}

function preventChange(event: Event): void {
  const leavesField = event instanceof KeyboardEvent && event.key === 'Tab';
  if (event.target instanceof Element && event.target.matches(choices) && !leavesField) event.preventDefault();
}
