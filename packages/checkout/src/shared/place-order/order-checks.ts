import { textsOf } from '@shop-elements/core';
import { lacksBillingAddress, paymentCaptchaField, unsolvedReCaptcha } from '@shop-elements/host';
import { type Agreed, validateAgreements } from './agreements-of';
import { faultyFields } from './faulty-fields';
import { mayOrderAgain } from './may-order-again';
import { placeOrderTexts } from './place-order.texts';
import { runValidators, type ValidatorResult } from './validators';

/**
 * Runs every check before an order is sent, even after one failed, so that the shopper sees all problems at once.
 * @param isValid whether the payment element's own fields are valid
 * @param fail shows a problem that no field shows
 */
export async function checkOrder(
  element: HTMLElement,
  isValid: boolean,
  fail: (message: string) => void,
): Promise<boolean> {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  const faulty = faultyFields(element);
  faulty.collectUnless(isValid);
  const agreed = await validateAgreements(element);
  faulty.collectUnless(agreed !== 'not agreed');
  const isCaptchaTyped = paymentCaptchaField()?.reportValidity() ?? true;
  faulty.collectUnless(isCaptchaTyped);
  const validated = await runValidators(element);
  faulty.collectUnless(validated === 'agreed');
  faulty.focusFirst();

  const problem = problemOutsideFields(agreed, validated, texts);
  if (problem !== '') fail(problem);
  const isPassed = isValid && agreed === 'agreed' && isCaptchaTyped && validated === 'agreed' && problem === '';
  return isPassed && mayOrderAgain(element);
}

/** The message for a problem that no field shows; empty if there is none. */
function problemOutsideFields(agreed: Agreed, validated: ValidatorResult, texts: typeof placeOrderTexts): string {
  if (agreed === 'not ready') return texts.agreementsMissing;
  if (validated === 'unfinished') return texts.checkUnfinished;
  if (lacksBillingAddress()) return texts.billingAddress;
  if (!navigator.onLine) return texts.offline;
  return unsolvedReCaptcha();
}
