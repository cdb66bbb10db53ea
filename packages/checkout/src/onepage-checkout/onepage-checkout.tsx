import type { ElementProps } from '@shop-elements/core';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';
import { useOnepageCheckout } from './use-onepage-checkout';

/**
 * The checkout on one page, step by step: the server prints every step, each with its form, and says in its replies what
 * comes next. The markup is the one-page checkout's of old, with a button of type submit at the end of each form. A step may
 * hold our own payment elements, such as `<shop-cc-form>`: they judge their own fields. When a coupon in the review has left
 * nothing to pay, the order goes out with the method `free`. An order whose reply says nothing is never sent again unasked.
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
  const said = useOnepageCheckout(element, config);
  return (
    <div role="status" className="shop-visually-hidden">
      {said}
    </div>
  );
}
