import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useRef, useState } from 'react';
import { isFree } from '../shared/amounts';
import { focusInvalid } from '../shared/focus-invalid';
import { lockFields } from '../shared/lock-fields';
import { type OrderState, useGrandTotal, usePlaceOrder } from '../shared/place-order';
import { useFreeAlone } from './free-method';
import type { OfflinePaymentConfig } from './offline-payment.config';

/** Methods of `<shop-offline-payment>`. */
export interface OfflinePaymentMethods {
  /** Returns whether the panel is valid. Marks and focuses what is missing. */
  validate(): boolean;
  /** Returns the payment data for the order request. */
  getData(): PaymentData;
  /** Clears the panel. */
  reset(): void;
  /** Places the order. */
  placeOrder(): Promise<void>;
}

export interface OfflinePaymentState extends OrderState {
  /** True for free payment while there is something to pay. */
  isHidden: boolean;
  /** Validates the panel and marks what is missing. */
  validate(): boolean;
  /** The uncontrolled field of the purchase order number. */
  poNumber: RefObject<HTMLInputElement | null>;
  /** Whether validation found no number. */
  isMissing: boolean;
  /** Call it when something was typed. */
  typed(): void;
}

export function useOfflinePayment(element: HTMLElement, config: OfflinePaymentConfig): OfflinePaymentState {
  const { method } = config;
  const total = useGrandTotal(config.grandTotal);
  // If the total is unknown, the server decides which methods to offer.
  const applies = method === 'free' && total !== undefined ? isFree(total) : undefined;
  useFreeAlone(element, applies);
  const poNumber = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  /** Null for methods without a number. */
  const entered = () => (method === 'purchaseorder' ? (poNumber.current?.value.trim() ?? '') : null);

  const validate = (): boolean => {
    const missing = entered() === '';
    setMissing(missing);
    if (missing) focusInvalid(poNumber.current);
    return !missing;
  };

  const order = usePlaceOrder(element, {
    method,
    validate,
    getData: () => ({ method, po_number: entered(), additional_data: null }),
    lock() {
      const field = poNumber.current?.parentElement;
      return field ? lockFields(field) : undefined;
    },
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
