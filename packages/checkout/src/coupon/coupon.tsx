import type { ElementProps } from '@shop-elements/core';
import type { CouponConfig } from './coupon.config';
import { useCoupon } from './use-coupon';

/**
 * Applies and removes a discount code without leaving the page. Put it around everything that a code changes, as the
 * totals: the reply's `html` takes the place of what is inside. A button `name="remove" value="1"` removes the code.
 * @example
 * <shop-coupon>
 *   <form action="/checkout/cart/couponPost/" method="post">
 *     <input type="hidden" name="remove" value="0">
 *     <label for="coupon_code">Discount code</label> <input id="coupon_code" name="coupon_code">
 *     <button>Apply Discount</button>
 *   </form>
 * </shop-coupon>
 */
export function Coupon({ element, config }: ElementProps<CouponConfig>) {
  useCoupon(element, config);
  return null;
}
