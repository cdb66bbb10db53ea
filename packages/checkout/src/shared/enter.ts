/** Whether Enter was pressed, other than to accept an input method's suggestion, as in Chinese or Japanese. */
export function isEnter(event: KeyboardEvent): boolean {
  // In Safari the composition has already ended, and only the old key code shows that Enter was part of it.
  return event.key === 'Enter' && !event.isComposing && event.keyCode !== 229;
}

const BUTTONS = '[type="submit"], [type="image"], [type="button"], [type="reset"]';

/** Whether Enter in `target` is meant for `panel`: it is a field, and not part of a form of the page inside the panel. */
export function isFieldOf(panel: Element, target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && !target.matches(BUTTONS) && !panel.contains(target.form);
}
