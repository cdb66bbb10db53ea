import { methodSectionOf, RADIO } from './method-section';

/** The radio button that selects a payment method. */
export function radioOf(section: Element | null): HTMLInputElement | undefined {
  return section?.querySelector<HTMLInputElement>(RADIO) ?? undefined;
}

/** Whether the element's payment method is selected; true if the page offers no choice. */
export function isSelected(element: Element): boolean {
  return radioOf(methodSectionOf(element))?.checked ?? true;
}

/** Selects the element's payment method again if a script of the page has selected another one. */
export function selectAgain(element: Element): void {
  if (!isSelected(element)) radioOf(methodSectionOf(element))?.click();
}

/** Whether no other payment method is selected. True while none is. */
export function isNoOtherSelected(element: Element): boolean {
  const radio = radioOf(methodSectionOf(element));
  return radio === undefined || radio.checked || (radio.form ?? document).querySelector(`${RADIO}:checked`) === null;
}
