export interface Coupon {
  code: string;
  /** Shown next to the discount. */
  label: string;
  percent: number;
  /** Whether it also discounts shipping. */
  shipping: boolean;
}

const coupons: readonly Coupon[] = [
  { code: 'WELCOME10', label: 'Ten percent off, to say hello', percent: 10, shipping: false },
  { code: 'ONTHEHOUSE', label: 'On the house', percent: 100, shipping: true },
];

export function findCoupon(code: string | null): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === code?.trim().toUpperCase());
}
