import { controlOf, useListener } from '@shop-elements/core';
import type { RefObject } from 'react';
import { isEnter } from '../shared/enter';
import { isAllowed, isOpen, stepOf } from './accordion';
import { sectionOfEntry } from './progress';
import { followChange, revealChosen } from './shown-fields';
import { isInPaymentElement, stepForm } from './step-data';

interface StepControls {
  sections: () => readonly HTMLElement[];
  /** Whether a step is being saved. */
  busy: RefObject<boolean>;
  open: (section: HTMLElement) => void;
  /** Saves the step that contains this control or form. */
  save: (from: Element) => void;
}

/** Follows the shopper's way through the steps: forms, buttons that continue, titles, and links to another step. */
export function useStepControls(element: HTMLElement, { sections, busy, open, save }: StepControls): void {
  useListener(element, 'submit', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || !target.matches(stepForm)) return;
    event.preventDefault();
    save(target);
  });
  const openRequested = (event: Event, section: HTMLElement, control: Element): void => {
    event.preventDefault();
    // Back needs no permission: the server may have opened a later step itself.
    if (!busy.current && (isAllowed(section) || isBack(control))) open(section);
  };
  useListener(element, 'click', (event) => {
    const button = controlOf(event, element, continueButton);
    const continues = button instanceof HTMLButtonElement && (button.form === null || button.type !== 'submit');
    if (continues && !event.defaultPrevented) save(button);
    const control = controlOf(event, element, 'a, .step-title');
    const section = requestedSection(control, sections());
    // The Back links of OpenMage call its own checkout, and then cancel the click.
    if (control && section && (!event.defaultPrevented || isBack(control))) openRequested(event, section, control);
  });
  useListener(document, 'click', (event) => {
    // The progress column is usually beside the element.
    const link = controlOf(event, document.body, 'a[href^="#"]');
    const section = link && !element.contains(link) ? sectionOfEntry(link, sections()) : undefined;
    if (link && section) openRequested(event, section, link);
  });
  useListener(element, 'keydown', (event) => {
    const { target } = event;
    // Payment elements cancel Enter, so that the browser never submits a card. Here, Enter saves the step as in other fields.
    if (isEnter(event) && target instanceof Element && isInPaymentElement(target)) save(target);
  });
  // A new step's elements may render only now.
  useListener(element, 'shop-ready', () => revealChosen(element));
  useListener(element, 'change', ({ target }) => {
    if (target instanceof Element) followChange(element, target);
  });
}

/**
 * Selector of the buttons that continue. The login step has neither a form nor a container with an id. Its buttons differ only in what
 * they call: `setMethod` continues, the others log in, or open the page to register.
 */
const continueButton =
  '[id$="-buttons-container"] button, [onclick*="setMethod"], #onepage-guest-register-button:not([onclick])';

function isBack(control: Element): boolean {
  return control.closest('.back-link') !== null;
}

/**
 * The step that a control opens. A title opens its own step, a link in the progress column the step of its entry, another link the step
 * named after its `#`, and a link in `.back-link` the previous step. OpenMage's titles contain an Edit link that names no step.
 */
function requestedSection(control: HTMLElement | undefined, sections: readonly HTMLElement[]): HTMLElement | undefined {
  const own = sections.find((section) => section.contains(control ?? null));
  if (!(control instanceof HTMLAnchorElement) || control.matches('.step-title [href="#"]')) return own;
  const named =
    sectionOfEntry(control, sections) ??
    sections.find((section) => stepOf(section) === control.hash.replace(/^#(opc-)?/, ''));
  return named ?? (isBack(control) ? sections[sections.findIndex(isOpen) - 1] : undefined);
}
