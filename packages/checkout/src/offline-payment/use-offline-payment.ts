import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useRef, useState } from 'react';
import { isFree } from '../shared/amounts';
import { type OrderState, useGrandTotal, usePlaceOrder } from '../shared/place-order';
import { useFreeAlone } from './free-method';
import type { OfflinePaymentConfig } from './offline-payment.config';

/** What `<shop-offline-payment>` offers to the page. */
export interface OfflinePaymentMethods {
  /** Whether the panel is filled in. Marks and focuses what is missing. */
  validate(): boolean;
  /** What the order sends for this method. */
  getData(): PaymentData;
  /** Empties the panel. */
  reset(): void;
  /** Places the order. */
  placeOrder(): Promise<void>;
}

export interface OfflinePaymentState extends OrderState {
  /** Free payment, while there is something to pay. */
  isHidden: boolean;
  /** Whether the panel is filled in. Marks what is missing. */
  validate(): boolean;
  /** The field of the purchase order number, which holds its own value. */
  poNumber: RefObject<HTMLInputElement | null>;
  /** The number was asked for and is missing. */
  isMissing: boolean;
  /** Something was typed. */
  typed(): void;
}

export function useOfflinePayment(element: HTMLElement, config: OfflinePaymentConfig): OfflinePaymentState {
  const { method } = config;
  const total = useGrandTotal(config.grandTotal);
  // A page that says no total offers what its server printed.
  const applies = method === 'free' && total !== undefined ? isFree(total) : undefined;
  useFreeAlone(element, applies);
  const poNumber = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  /** Null where no number is asked for. */
  const entered = () => (method === 'purchaseorder' ? (poNumber.current?.value.trim() ?? '') : null);

  const validate = (): boolean => {
    const missing = entered() === '';
    setMissing(missing);
    if (missing) poNumber.current?.focus();
    return !missing;
  };

  const order = usePlaceOrder(element, {
    validate,
    getData: () => ({ method, po_number: entered(), additional_data: null }),
    reset() {
      if (poNumber.current !== null) poNumber.current.value = '';
      setMissing(false);
    },
  });

  return {
    ...order,
    validate,
    isHidden: applies === false,
    poNumber,
    isMissing,
    typed: () => setMissing(isMissing && entered() === ''),
  };
}
