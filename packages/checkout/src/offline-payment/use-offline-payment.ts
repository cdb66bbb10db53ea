import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useRef, useState } from 'react';
import { type OrderState, usePlaceOrder } from '../shared/place-order';
import type { OfflinePaymentConfig } from './offline-payment.config';

/** What `<shop-offline-payment>` offers to the page. */
export interface OfflinePaymentMethods {
  /** Whether the panel is filled in; marks what is not, and focuses it. */
  validate(): boolean;
  /** What the order sends for this method. */
  getData(): PaymentData;
  /** Empties the panel. */
  reset(): void;
  /** Places the order. */
  placeOrder(): Promise<void>;
}

export interface OfflinePaymentState extends OrderState {
  /** The field of the purchase order number, which holds its own value. */
  poNumber: RefObject<HTMLInputElement | null>;
  /** The number was asked for and is missing. */
  isMissing: boolean;
  /** Something was typed. */
  typed(): void;
}

/** Free payment is for a total of nothing; the server rounds away less than a hundredth of a cent. */
export function isFree(grandTotal: number | undefined): boolean {
  return (grandTotal ?? 0) < 0.0001;
}

export function useOfflinePayment(element: HTMLElement, { method }: OfflinePaymentConfig): OfflinePaymentState {
  const poNumber = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  /** Null where no number is asked for. */
  const entered = () => (method === 'purchaseorder' ? (poNumber.current?.value.trim() ?? '') : null);

  const order = usePlaceOrder(element, {
    validate() {
      const missing = entered() === '';
      setMissing(missing);
      if (missing) poNumber.current?.focus();
      return !missing;
    },
    getData: () => ({ method, po_number: entered(), additional_data: null }),
    reset() {
      if (poNumber.current !== null) poNumber.current.value = '';
      setMissing(false);
    },
  });

  return { ...order, poNumber, isMissing, typed: () => setMissing(isMissing && entered() === '') };
}
