import { textsOf } from '@shop-elements/core';
import { showAlert } from '@shop-elements/dom';
import { grandTotal } from '@shop-elements/host';
import { lockFields } from '../shared/lock-fields';
import { checkFields, postOrAskAgain } from '../shared/own-forms';
import {
  mayOrderAgain,
  placeOrderTexts,
  runValidators,
  setMayPayTwice,
  validateAgreements,
} from '../shared/place-order';
import { sectionsOf, stepOf } from './accordion';
import { checkoutUrl } from './checkout-url';
import { handleReply } from './handle-reply';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { onepageCheckoutTexts } from './onepage-checkout.texts';
import { fire } from './openmage-events';
import { dataOf, elementsAreValid, hasChosen, stepForm } from './step-data';

/** The checkout around a step. */
interface Checkout {
  element: HTMLElement;
  config: OnepageCheckoutConfig;
  /** Opens a step, even if it was not allowed before. */
  open: (section: HTMLElement | undefined) => void;
  announce: (status: string) => void;
}

/**
 * Checks the fields of a step, sends them, and handles the reply. The last step places the order.
 * @returns whether the browser is leaving the page
 */
export async function saveStep(section: HTMLElement, panel: HTMLElement, checkout: Checkout): Promise<boolean> {
  const { element, config, open, announce } = checkout;
  const texts = textsOf(element, onepageCheckoutTexts);
  const { unclear, orderAgain } = textsOf(element, placeOrderTexts, 'place-order');
  const step = stepOf(section);
  const isOrder = step === 'review';
  const form = panel.querySelector<HTMLFormElement>(stepForm);
  if (!hasChosen(step, panel, texts) || !checkFields(form ?? panel) || !elementsAreValid(panel)) return false;
  if (isOrder && !(await mayOrder(element, form ?? element))) return false;

  announce(texts.waiting);
  const data = dataOf(element, step, panel, grandTotal());
  const unlock = lockFields(panel);
  // An order without a reply may still have been placed.
  const afterFailure = (): string => {
    if (!isOrder) return '';
    setMayPayTwice(true);
    return `${unclear}\n\n${orderAgain}`;
  };
  const reply = await postOrAskAgain(panel, addressOf(step, form, config), data, afterFailure).finally(unlock);
  announce('');
  // OpenMage has this event for the billing step. Its captcha then loads another picture, because its letters count only once.
  fire(document.body, `${step}-request:completed`);
  if (reply === undefined) return false;
  // If the element was removed, only the result of an order still matters.
  if (!isOrder && !element.isConnected) return false;
  const sections = sectionsOf(element, config.steps);
  const { expired } = texts;
  return handleReply(reply, { element, section, sections, open, urls: config.urls, texts: { expired, unclear } });
}

/**
 * Checks the connection and the agreements, and runs the page's validators. Asks for confirmation if an earlier attempt may have ordered
 * already.
 * @param scope contains the agreements
 */
async function mayOrder(element: HTMLElement, scope: HTMLElement): Promise<boolean> {
  const { offline, agreementsMissing, checkUnfinished } = textsOf(element, placeOrderTexts, 'place-order');
  if (!navigator.onLine) {
    void showAlert(offline);
    return false;
  }
  const agreed = await validateAgreements(scope);
  if (agreed === 'not ready') void showAlert(agreementsMissing);
  const validated = await runValidators(element);
  if (validated === 'unfinished') void showAlert(checkUnfinished);
  return agreed === 'agreed' && validated === 'agreed' && mayOrderAgain(scope);
}

/** Where OpenMage saves each step. Its forms have an empty `action`, because its scripts contain these paths. */
const savePaths: Readonly<Record<string, string>> = {
  login: 'saveMethod',
  billing: 'saveBilling',
  shipping: 'saveShipping',
  shipping_method: 'saveShippingMethod',
  payment: 'savePayment',
  review: 'saveOrder',
};

function addressOf(step: string, form: HTMLFormElement | null, { urls }: OnepageCheckoutConfig): string {
  const path = savePaths[step];
  const setting = urls[step === 'shipping_method' ? 'shippingMethod' : step];
  return (
    setting ?? (form?.getAttribute('action') || (path === undefined ? '' : checkoutUrl(`checkout/onepage/${path}/`)))
  );
}
