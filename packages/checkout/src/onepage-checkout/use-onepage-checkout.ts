import { controlOf, emit, fill, textsOf, useListener } from '@shop-elements/core';
import { watchGrandTotal } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { isEnter } from '../shared/enter';
import { showWaiting, skipBrowserChecks } from '../shared/own-forms';
import { isAllowed, isOpen, openSection, panelOf, sectionsOf, stepOf, titleOf } from './accordion';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { onepageCheckoutTexts } from './onepage-checkout.texts';
import { clearProgress, followTotal, progressAddress } from './progress';
import { saveStep } from './save-step';
import { followChange, isInPaymentElement, revealChosen, stepForm } from './step-fields';

/** Detail of `shop-onepage-checkout-step`. */
export interface OnepageCheckoutStepDetail {
  /** The step that was open. */
  from: string;
  to: string;
}

/**
 * Moves the shopper from step to step. The page's own classes store which steps are open or allowed.
 * @returns the text to announce
 */
export function useOnepageCheckout(element: HTMLElement, config: OnepageCheckoutConfig): string {
  const { steps, urls } = config;
  const [status, announce] = useState('');
  const busy = useRef(false);
  const texts = textsOf(element, onepageCheckoutTexts);
  const sections = () => sectionsOf(element, steps);
  // In a layout effect, because a passive one could miss a change right after the first render.
  useLayoutEffect(
    () =>
      watchGrandTotal((total) =>
        followTotal({ total, sections: sectionsOf(element, steps), address: progressAddress(urls), free: texts.free }),
      ),
    [element, steps, urls, texts],
  );

  const open = (section: HTMLElement | undefined): void => {
    const all = sections();
    const from = all.find(isOpen);
    if (section === undefined || section === from) return;
    const at = all.indexOf(section);
    openSection(all, section);
    clearProgress(all.slice(at));
    const title = titleOf(section);
    title?.focus();
    announce(fill(texts.step, at + 1, all.length, title?.textContent ?? ''));
    const detail = { from: from === undefined ? '' : stepOf(from), to: stepOf(section) };
    emit(element, 'shop-onepage-checkout-step', detail);
  };

  const save = async (from: Element): Promise<void> => {
    const section = sections().find((candidate) => candidate.contains(from));
    const panel = section && panelOf(section);
    if (busy.current || !section || !panel) return;
    busy.current = true;
    let isLeaving = false;
    try {
      isLeaving = await saveStep(section, panel, { element, config, open, announce });
    } finally {
      // Remains busy while the next page loads, which prevents a second order.
      busy.current = isLeaving;
      showWaiting(panel, isLeaving);
    }
  };

  useListener(element, 'submit', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || !target.matches(stepForm)) return;
    event.preventDefault();
    void save(target);
  });
  useListener(element, 'click', (event) => {
    if (event.defaultPrevented) return;
    const button = controlOf(event, element, continueButton);
    if (button instanceof HTMLButtonElement && (button.form === null || button.type !== 'submit')) void save(button);
    const control = controlOf(event, element, 'a, .step-title');
    const section = requestedSection(control, sections());
    if (section === undefined) return;
    event.preventDefault();
    // Back needs no permission: the server may have opened a later step itself.
    if (!busy.current && (isAllowed(section) || control?.closest('.back-link'))) open(section);
  });
  useListener(element, 'keydown', (event) => {
    const { target } = event;
    // Payment elements cancel Enter, so that the browser never submits a card. Here, Enter saves the step as in other fields.
    if (isEnter(event) && target instanceof Element && isInPaymentElement(target)) void save(target);
  });
  // A new step's elements may render only now.
  useListener(element, 'shop-ready', () => revealChosen(element));
  useListener(element, 'change', ({ target }) => {
    if (target instanceof Element) followChange(element, target);
  });
  useListener(window, 'pageshow', ({ persisted }) => {
    // After Back, the browser may restore the fields later than the first render.
    revealChosen(element);
    if (!persisted) return;
    busy.current = false;
    for (const panel of sections().flatMap((section) => panelOf(section) ?? [])) showWaiting(panel, false);
  });

  useLayoutEffect(() => {
    skipBrowserChecks(element, stepForm);
    const all = sectionsOf(element, steps);
    const first = all.find(isOpen) ?? all[0];
    if (first !== undefined) openSection(all, first);
    revealChosen(element);
  }, [element, steps]);

  return status;
}

/** Selector of the buttons that continue. The login step has neither a form nor a container with an id. */
const continueButton = '[id$="-buttons-container"] button, #onepage-guest-register-button';

/**
 * The step that a control opens. A title opens its own step, a link the step named after its `#`, and a link in `.back-link` the
 * previous step. OpenMage's titles contain an Edit link that names no step.
 */
function requestedSection(control: HTMLElement | undefined, sections: readonly HTMLElement[]): HTMLElement | undefined {
  const own = sections.find((section) => section.contains(control ?? null));
  if (!(control instanceof HTMLAnchorElement) || control.matches('.step-title [href="#"]')) return own;
  const named = sections.find((section) => stepOf(section) === control.hash.replace(/^#(opc-)?/, ''));
  return named ?? (control.closest('.back-link') ? sections[sections.findIndex(isOpen) - 1] : undefined);
}
