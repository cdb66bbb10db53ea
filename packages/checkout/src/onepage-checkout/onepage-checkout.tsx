import type { ElementProps } from '@shop-elements/core';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { useOnepageCheckout } from './use-onepage-checkout';

/**
 * Runs Magento 1's one-page checkout. The server prints every step with its form, and each reply names the next step. Keep
 * the old markup; each form needs a submit button at its end. A step may hold our payment elements, such as `<shop-cc-form>`,
 * which validate their own fields. If a coupon in the review leaves nothing to pay, the order is sent with the method `free`.
 * Links in OpenMage's progress column, beside the element, open their step. After the login step, the body gets the class
 * `opc-has-progressed-from-login`, as in OpenMage's theme. An order whose reply is empty is never sent again automatically.
 * While a step is being saved, its fields cannot be changed. OpenMage's own events fire after a change of payment method and
 * after each reply, such as `billing-request:completed` for its captcha.
 * @example
 * <shop-onepage-checkout>
 *   <ol class="opc" id="checkoutSteps">
 *     <li id="opc-billing" class="section allow active">
 *       <div class="step-title"><h2>Billing</h2></div>
 *       <div id="checkout-step-billing" class="step a-item">
 *         <form id="co-billing-form" action="/checkout/onepage/saveBilling/" method="post">…</form>
 *       </div>
 *     </li>
 *     …
 *   </ol>
 * </shop-onepage-checkout>
 * @fires shop-onepage-checkout-step when another step has opened
 */
export function OnepageCheckout({ element, config }: ElementProps<OnepageCheckoutConfig>) {
  const status = useOnepageCheckout(element, config);
  return (
    <div role="status" className="shop-visually-hidden">
      {status}
    </div>
  );
}
