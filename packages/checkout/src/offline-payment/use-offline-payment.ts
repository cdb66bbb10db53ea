import { useMethods } from '@shop-elements/core';
import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useRef, useState } from 'react';
import { usePlaceOrder } from '../place-order';
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

export interface OfflinePaymentState {
  /** The field of the purchase order number, which holds its own value. */
  poNumber: RefObject<HTMLInputElement | null>;
  /** The number was asked for and is missing. */
  isMissing: boolean;
  /** Something was typed. */
  typed(): void;
  busy: boolean;
  placeOrder(): Promise<void>;
}

/** Free payment is for a total of nothing; the server rounds away less than a hundredth of a cent. */
export function isFree(grandTotal: number | undefined): boolean {
  return (grandTotal ?? 0) < 0.0001;
}

export function useOfflinePayment(element: HTMLElement, config: OfflinePaymentConfig): OfflinePaymentState {
  const { method } = config;
  const needsNumber = method === 'purchaseorder';
  const poNumber = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const payment = {
    validate() {
      const missing = needsNumber && (poNumber.current?.value.trim() ?? '') === '';
      setMissing(missing);
      if (missing) poNumber.current?.focus();
      return !missing;
    },
    getData: (): PaymentData => ({
      method,
      po_number: needsNumber ? (poNumber.current?.value.trim() ?? '') : null,
      additional_data: null,
    }),
  };
  const { busy, placeOrder } = usePlaceOrder(element, payment);

  useMethods<OfflinePaymentMethods>(element, {
    ...payment,
    placeOrder,
    reset() {
      if (poNumber.current !== null) poNumber.current.value = '';
      setMissing(false);
    },
  });

  return {
    poNumber,
    isMissing,
    typed: () => {
      if (isMissing && poNumber.current?.value.trim() !== '') setMissing(false);
    },
    busy,
    placeOrder,
  };
}
