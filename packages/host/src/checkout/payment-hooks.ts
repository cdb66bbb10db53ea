import type { LumaPaymentHooks } from '../luma/luma-modules';
import { loadedModule } from '../luma/require-js';
import { guarded } from '../page/guard';

/** Magento's id of the form whose captcha protects payments. */
const PAYMENT_FORM = 'payment_processing_request';

function paymentHooks(): LumaPaymentHooks | undefined {
  return loadedModule('Magento_Checkout/js/model/payment/place-order-hooks');
}

/** The part of `<shop-captcha>` that a payment needs. */
type Captcha = HTMLElement & { config?: { formId?: string }; refresh?(): Promise<void> };

function paymentCaptcha(): Captcha | undefined {
  return [...document.querySelectorAll<Captcha>('shop-captcha')].find(({ config }) => config?.formId === PAYMENT_FORM);
}

/** The field of the captcha that Magento requires after several payments that failed; undefined while it requires none. */
export function paymentCaptchaField(): HTMLInputElement | undefined {
  return paymentCaptcha()?.querySelector<HTMLInputElement>('input:required:enabled') ?? undefined;
}

/**
 * Lets the page's modules change a payment request, as `Magento_Checkout/js/model/place-order` does: they may change the payload and
 * add headers, as Luma's own captcha adds its letters. The letters of `<shop-captcha>` win: if Luma's is still on the page, too, it
 * sends `null` while its field is empty.
 * @returns the headers
 */
export function runRequestModifiers(payload: object): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const modify of paymentHooks()?.requestModifiers ?? [])
    guarded('A request modifier of place-order-hooks', () => modify(headers, payload));
  const letters = paymentCaptchaField()?.value;
  // Headers can't hold every character. A captcha has plain letters and digits, which stay unchanged.
  if (letters) headers['X-Captcha'] = encodeURIComponent(letters);
  return headers;
}

/** Asks for a new picture, because Magento accepts the letters for one order request. It doesn't check them before that. */
export function renewPaymentCaptcha(): void {
  if (paymentCaptchaField() !== undefined) void paymentCaptcha()?.refresh?.();
}

/** Notifies the page's listeners that a payment request has ended. */
export function afterPaymentRequest(): void {
  for (const listen of paymentHooks()?.afterRequestListeners ?? [])
    guarded('A listener of place-order-hooks', () => listen());
}
