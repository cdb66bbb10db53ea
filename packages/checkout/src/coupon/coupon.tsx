import type { ElementProps } from '@shop-elements/core';
import type { CouponConfig } from './coupon.config';
import { useCoupon } from './use-coupon';

/**
 * Applies and removes a discount code without leaving the page. Wrap everything that a code changes, such as the
 * totals: the reply's `html` replaces what is inside. A button `name="remove" value="1"` removes the code. A code in a
 * `readonly` or `disabled` field is active: it becomes a chip with a Remove button.
 * @example
 * <shop-coupon>
 *   <form action="/checkout/cart/couponPost/" method="post">
 *     <input type="hidden" name="remove" value="0">
 *     <label for="coupon_code">Discount code</label> <input id="coupon_code" name="coupon_code">
 *     <button>Apply Discount</button>
 *   </form>
 * </shop-coupon>
 * @fires shop-coupon-change before a code is sent (cancelable) and after the shop has answered
 */
export function Coupon({ element, config }: ElementProps<CouponConfig>) {
  const said = useCoupon(element, config);
  return (
    <div role="status" className="shop-visually-hidden">
      {said}
    </div>
  );
}
