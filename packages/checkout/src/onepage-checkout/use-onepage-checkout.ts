import { controlOf, emit, fill, textsOf, useListener } from '@shop-elements/core';
import { askConfirmation, showAlert } from '@shop-elements/dom';
import { grandTotal, shopUrl, watchGrandTotal } from '@shop-elements/host';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { checkFields, postOrAskAgain, showWaiting, skipBrowserChecks } from '../shared/own-forms';
import { askAgreements, isUncertain, placeOrderTexts, setUncertain } from '../shared/place-order';
import { isAllowed, isOpen, openSection, panelOf, sectionsOf, stepOf, titleOf } from './accordion';
import { answerReply } from './answer-reply';
import { lockFields } from './lock-fields';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { onepageCheckoutTexts } from './onepage-checkout.texts';
import { clearProgress, followTotal, progressAddress } from './progress';
import { hasChosen } from './step-choice';
import { dataOf, elementsAreValid, followChange, isInPaymentElement, revealChosen, stepForm } from './step-fields';

/** Detail of `shop-onepage-checkout-step`. */
export interface OnepageCheckoutStepDetail {
  /** The step that was open. */
  from: string;
  to: string;
}

/**
 * Moves the shopper from step to step. The page's own classes hold which step is open and which may be opened.
 * @returns the text to announce
 */
export function useOnepageCheckout(element: HTMLElement, { steps, urls }: OnepageCheckoutConfig): string {
  const [said, say] = useState('');
  const busy = useRef(false);
  const texts = textsOf(element, onepageCheckoutTexts);
  const orderTexts = textsOf(element, placeOrderTexts, 'place-order');
  const sections = () => sectionsOf(element, steps);
  useEffect(
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
    say(fill(texts.step, at + 1, all.length, title?.textContent ?? ''));
    const detail = { from: from === undefined ? '' : stepOf(from), to: stepOf(section) };
    emit(element, 'shop-onepage-checkout-step', detail);
  };

  /** @returns whether the page is being left */
  const attempt = async (section: HTMLElement, panel: HTMLElement): Promise<boolean> => {
    const step = stepOf(section);
    const form = panel.querySelector<HTMLFormElement>(stepForm);
    if (!hasChosen(step, panel, texts) || !checkFields(form ?? panel) || !elementsAreValid(panel)) return false;
    const isOrder = step === 'review';
    if (isOrder) {
      const agreed = await askAgreements(form ?? element);
      if (agreed === 'not ready') void showAlert(orderTexts.agreementsMissing);
      if (agreed !== 'agreed') return false;
      const { orderAgain, placeAgain } = orderTexts;
      if (isUncertain() && !(await askConfirmation(orderAgain, { confirm: placeAgain, isRisky: true }))) return false;
    }
    const url = urls[step === 'shipping_method' ? 'shippingMethod' : step] ?? saveAddress(step, form);
    say(texts.waiting);
    // An order that got no answer may have been placed all the same.
    const failed = isOrder ? `${orderTexts.unclear}\n\n${orderTexts.orderAgain}` : undefined;
    const data = dataOf(element, step, panel, grandTotal());
    const unlock = lockFields(panel);
    const reply = await postOrAskAgain(panel, url, data, failed).finally(unlock);
    say('');
    if (reply === undefined) {
      if (isOrder) setUncertain(true);
      return false;
    }
    // The element is gone, and its steps with it. What became of an order is worth knowing anywhere.
    if (!isOrder && !element.isConnected) return false;
    const { expired } = texts;
    const { unclear } = orderTexts;
    return answerReply(reply, { element, section, sections: sections(), open, urls, texts: { expired, unclear } });
  };

  const save = async (from: Element): Promise<void> => {
    const section = sections().find((candidate) => candidate.contains(from));
    const panel = section && panelOf(section);
    if (busy.current || !section || !panel) return;
    busy.current = true;
    let isLeaving = false;
    try {
      isLeaving = await attempt(section, panel);
    } finally {
      // Kept when the page is on its way to another: a second order must not slip in between.
      busy.current = isLeaving;
      showWaiting(panel, isLeaving);
    }
  };

  /** A title opens its own step, a link the step after its `#`, and a link in `.back-link` the previous step. */
  const sectionAskedFor = (control: HTMLElement | undefined): HTMLElement | undefined => {
    const all = sections();
    if (!(control instanceof HTMLAnchorElement)) return all.find((section) => section.contains(control ?? null));
    const named = all.find((section) => stepOf(section) === control.hash.replace(/^#(opc-)?/, ''));
    return named ?? (control.closest('.back-link') ? all[all.findIndex(isOpen) - 1] : undefined);
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
    const section = sectionAskedFor(controlOf(event, element, 'a, .step-title'));
    if (section === undefined) return;
    event.preventDefault();
    if (!busy.current && isAllowed(section)) open(section);
  });
  useListener(element, 'keydown', ({ key, target }) => {
    // Payment elements cancel Enter, so that the browser never submits a card. Here Enter saves the step, as in every field.
    if (key === 'Enter' && target instanceof HTMLInputElement && isInPaymentElement(target)) void save(target);
  });
  // What a step brings may be drawn only now.
  useListener(element, 'shop-ready', () => revealChosen(element));
  useListener(element, 'change', ({ target }) => {
    if (target instanceof Element) followChange(element, target);
  });
  useListener(window, 'pageshow', ({ persisted }) => {
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

  return said;
}

/** What leads to the next step. The login step has no form of its own, and its button no container with an id. */
const continueButton = '[id$="-buttons-container"] button, #onepage-guest-register-button';

/** Where OpenMage saves each step. Its own scripts know it, so its forms have an empty address. */
const saveAddresses: Readonly<Record<string, string>> = {
  login: 'saveMethod',
  billing: 'saveBilling',
  shipping: 'saveShipping',
  shipping_method: 'saveShippingMethod',
  payment: 'savePayment',
  review: 'saveOrder',
};

function saveAddress(step: string, form: HTMLFormElement | null): string {
  const known = saveAddresses[step];
  return form?.getAttribute('action') || (known === undefined ? '' : shopUrl(`checkout/onepage/${known}/`));
}
