import { page } from '@shop-elements/core';
import { isShown, requiredMessage } from '@shop-elements/dom';
import type { LumaReCaptchas, LumaReCaptchaWidgets } from '../luma/luma-modules';
import { loadedModule } from '../luma/require-js';
import { guarded } from '../page/guard';
import { ORDER_TIMEOUT } from './order-reply';

/** The reCAPTCHA above the order button: Luma's checkout has one for each payment method, and shows the chosen one's. */
function orderReCaptcha(): Element | undefined {
  return [...document.querySelectorAll('.recaptcha-checkout-place-order')].filter(isShown).at(-1);
}

/** The checkbox that Luma ticks once a visible reCAPTCHA is solved. Luma hides it in a corner of the page. */
const BOX = '.required-captcha';

/** The browser's message for a visible reCAPTCHA that is not solved yet. Empty if it is solved, or if there is none. */
export function unsolvedReCaptcha(): string {
  const box = orderReCaptcha()?.querySelector<HTMLInputElement>(BOX);
  return box ? requiredMessage(box) : '';
}

/**
 * Gets the token of the reCAPTCHA above the order button of Luma's checkout, as `Magento_ReCaptchaCheckout/js/model/place-order-mixin`
 * does. An invisible one may first show a task.
 * @returns empty if the shopper has not solved a visible one; undefined if the page has none, or if no token comes in time
 */
export async function orderReCaptchaToken(): Promise<string | undefined> {
  const id = orderReCaptcha()?.querySelector('.g-recaptcha')?.id ?? '';
  // A theme without reCAPTCHA may have an empty module in its place.
  const reCaptchas =
    id === '' ? undefined : loadedModule<LumaReCaptchas>('Magento_ReCaptchaWebapiUi/js/webapiReCaptchaRegistry');
  const trigger = reCaptchas?.triggers[id];
  if (reCaptchas === undefined || trigger === undefined) return undefined;
  return new Promise((resolve) => {
    reCaptchas.addListener(id, resolve);
    const hasStarted = guarded('The trigger of a reCAPTCHA', () => {
      trigger();
      return true;
    });
    // A visible one that was solved has called the listener by now. Solving it later has no effect.
    const mayTakeTime = hasStarted && reCaptchas._isInvisibleType[id] === true;
    if (mayTakeTime) setTimeout(resolve, ORDER_TIMEOUT);
    else resolve(undefined);
  });
}

/** Lets the shopper solve the page's reCAPTCHAs again, because Google accepts a token once. */
export function resetReCaptchas(): void {
  const google = page.read('grecaptcha')?.value as { reset(widget: number): void } | undefined;
  for (const box of document.querySelectorAll<HTMLInputElement>(BOX)) box.checked = false;
  const registry = loadedModule<LumaReCaptchaWidgets>('Magento_ReCaptchaFrontendUi/js/registry');
  for (const widget of registry?.captchaList() ?? []) {
    guarded('grecaptcha.reset()', () => google?.reset(widget));
  }
}
