import { controlOf, emit, fill, textsOf, useListener } from '@shop-elements/core';
import { askConfirmation, showAlert } from '@shop-elements/dom';
import { grandTotal, shopUrl, watchGrandTotal } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { isEnter } from '../shared/enter';
import { checkFields, postOrAskAgain, showWaiting, skipBrowserChecks } from '../shared/own-forms';
import { askAgreements, isUncertain, placeOrderTexts, setUncertain } from '../shared/place-order';
import { isAllowed, isOpen, openSection, panelOf, sectionsOf, stepOf, titleOf } from './accordion';
import { answerReply } from './answer-reply';
import { lockFields } from './lock-fields';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { clearProgress, followTotal, progressAddress } from './progress';
import {
  dataOf,
  elementsAreValid,
  followChange,
  hasChosen,
  isInPaymentElement,
  revealChosen,
  stepForm,
} from './step-fields';

export const onepageCheckoutTexts = {
  step: 'Step %1 of %2: %3',
  waiting: 'Please wait...',
  expired: 'Your session has expired. Please start again from your cart.',
  login: 'Please choose to register or to checkout as a guest',
  shipping_method: 'Please specify shipping method.',
  no_shipping_method:
    'Your order cannot be completed at this time as there is no shipping methods available for it. Please make necessary changes in your shipping address.',
  payment: 'Please specify payment method.',
  no_payment: 'Your order cannot be completed at this time as there is no payment methods available for it.',
  free: 'No Payment Information Required',
};

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
export function useOnepageCheckout(element: HTMLElement, { steps, urls }: OnepageCheckoutConfig): string {
  const [status, announce] = useState('');
  const busy = useRef(false);
  const texts = textsOf(element, onepageCheckoutTexts);
  const orderTexts = textsOf(element, placeOrderTexts, 'place-order');
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

  /** @returns whether the browser is leaving the page */
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
    announce(texts.waiting);
    // An order without a reply may still have been placed.
    const failed = isOrder ? `${orderTexts.unclear}\n\n${orderTexts.orderAgain}` : undefined;
    const data = dataOf(element, step, panel, grandTotal());
    const unlock = lockFields(panel);
    const reply = await postOrAskAgain(panel, url, data, failed).finally(unlock);
    announce('');
    if (reply === undefined) {
      if (isOrder) setUncertain(true);
      return false;
    }
    // If the element was removed, only the result of an order still matters.
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
      // Remains busy while the next page loads, which prevents a second order.
      busy.current = isLeaving;
      showWaiting(panel, isLeaving);
    }
  };

  /**
   * A title opens its own step, a link the step named after its `#`, and a link in `.back-link` the previous step. OpenMage's titles
   * contain an Edit link that names no step.
   */
  const requestedSection = (control: HTMLElement | undefined): HTMLElement | undefined => {
    const all = sections();
    const own = all.find((section) => section.contains(control ?? null));
    if (!(control instanceof HTMLAnchorElement) || control.matches('.step-title [href="#"]')) return own;
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
    const control = controlOf(event, element, 'a, .step-title');
    const section = requestedSection(control);
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

/** Where OpenMage saves each step. Its forms have an empty `action`, because its scripts contain these paths. */
const saveAddresses: Readonly<Record<string, string>> = {
  login: 'saveMethod',
  billing: 'saveBilling',
  shipping: 'saveShipping',
  shipping_method: 'saveShippingMethod',
  payment: 'savePayment',
  review: 'saveOrder',
};

function saveAddress(step: string, form: HTMLFormElement | null): string {
  const action = saveAddresses[step];
  return form?.getAttribute('action') || (action === undefined ? '' : shopUrl(`checkout/onepage/${action}/`));
}
