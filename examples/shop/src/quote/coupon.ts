export interface Coupon {
  code: string;
  /** Printed beside the discount. */
  label: string;
  percent: number;
  /** Whether the shipping costs are discounted too. */
  shipping: boolean;
}

const coupons: readonly Coupon[] = [
  { code: 'WELCOME10', label: 'Ten percent off, to say hello', percent: 10, shipping: false },
  { code: 'ONTHEHOUSE', label: 'On the house', percent: 100, shipping: true },
];

export function findCoupon(code: string | null): Coupon | undefined {
  return coupons.find((coupon) => coupon.code === code?.trim().toUpperCase());
}
