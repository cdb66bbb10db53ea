import { type ElementProps, emit } from '@shop-elements/core';
import type { PaymentData } from '@shop-elements/host';
import { useLayoutEffect, useRef } from 'react';
import { CardForm } from '../shared/card/card-form';
import type { CardMethods } from '../shared/card/card-methods';
import type { CardCheck } from '../shared/card/card-types';
import { typeChoices } from '../shared/card/choices';
import { type CardFields, useCardFields } from '../shared/card/use-card-fields';
import { maskNumber } from '../shared/mask-number';
import { type OrderState, type Payment, usePlaceOrder } from '../shared/place-order';
import type { CcFormConfig } from './cc-form.config';

/** Methods of `<shop-cc-form>`. */
export interface CcFormMethods extends CardMethods {
  /** Returns the payment data, including the card. Use it only for the order request. */
  getData(): PaymentData;
  /** Returns the card's type and masked number, safe to show on a review page. */
  getInfo(): { name: 'cc_type' | 'cc_number'; value: string }[];
  /** Places the order with this card. */
  placeOrder(): Promise<void>;
}

/** Detail of `shop-cc-form-ready`. */
export interface CcFormReadyDetail {
  /** Whether the card can be used: a page with its own button may enable it now. */
  isComplete: boolean;
}

/** Detail of `shop-cc-form-change`: everything that the page learns about the card. */
export interface CcFormChangeDetail {
  /** Code of the card type, while the number may still become valid. */
  type: string | undefined;
  isValid: boolean;
  isPotentiallyValid: boolean;
  /** Empty until the number is valid. */
  last4: string;
}

/**
 * A card form. The page itself reads the card number, so the shop no longer qualifies for PCI SAQ A: if your gateway
 * offers hosted fields, use those. The number stays in its input, leaves with the order request, and never appears in an
 * event, attribute, storage, log or error. `data-complete` is set while the card can be used.
 * @example <shop-cc-form data-method="acmepay"></shop-cc-form>
 * @fires shop-cc-form-change when the type, the validity or the last four digits of a valid number change
 * @fires shop-cc-form-ready when the card becomes usable, and when it no longer is
 * @fires shop-place-order before the order is sent; cancelable
 * @fires shop-order-placed when the shop has accepted the order; `preventDefault()` keeps the page open
 * @fires shop-order-failed when the order failed
 */
export function CcForm({ element, config }: ElementProps<CcFormConfig>) {
  const form = useCcForm(element, config);
  return <CardForm element={element} config={config} namePrefix={config.namePrefix} form={form} />;
}

function useCcForm(element: HTMLElement, config: CcFormConfig): CardFields & OrderState {
  const fields = useCardFields(element, config);
  const { card, shownType, storedType, last4, isFilled } = fields;
  const { method } = config;

  const payment = {
    ...fields,
    method,
    getData() {
      const entered = fields.read();
      return {
        method,
        additional_data: {
          cc_cid: entered.verification,
          cc_ss_start_month: entered.startMonth,
          cc_ss_start_year: entered.startYear,
          cc_ss_issue: entered.issue,
          cc_type: entered.type,
          cc_exp_year: entered.year,
          cc_exp_month: entered.month,
          cc_number: entered.number,
          ...(config.holderName && { cc_owner: entered.holderName }),
        },
      };
    },
    getPublicData: () => ({ method, additional_data: { cc_type: fields.read().type } }),
    getInfo() {
      const label = typeChoices(config)[storedType] ?? card.type?.title ?? '';
      return [
        { name: 'cc_type', value: storedType && label },
        { name: 'cc_number', value: maskNumber(fields.read().number) },
      ];
    },
  } satisfies Payment & Omit<CcFormMethods, 'placeOrder'>;
  useAnnouncedType(element, shownType, card, last4);
  useAnnouncedReadiness(element, isFilled);
  return { ...fields, ...usePlaceOrder(element, payment) };
}

/** Reports whether the card can be used: by an attribute for CSS, and by an event for scripts. */
function useAnnouncedReadiness(element: HTMLElement, isComplete: boolean): void {
  const reported = useRef(isComplete);
  useLayoutEffect(() => {
    element.toggleAttribute('data-complete', isComplete);
    if (reported.current !== isComplete) emit(element, 'shop-cc-form-ready', { isComplete });
    reported.current = isComplete;
  }, [element, isComplete]);
}

/** Reports the type and validity of the card: by an attribute for CSS, and by an event for scripts. */
function useAnnouncedType(element: HTMLElement, type: string | undefined, card: CardCheck, last4: string): void {
  const { isValid, isPotentiallyValid } = card;
  const reported = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (type === undefined) element.removeAttribute('data-card-type');
    else element.setAttribute('data-card-type', type);
    const detail: CcFormChangeDetail = { type, isValid, isPotentiallyValid, last4 };
    const now = JSON.stringify(detail);
    if (now !== (reported.current ?? now)) emit(element, 'shop-cc-form-change', detail);
    reported.current = now;
  }, [element, type, isValid, isPotentiallyValid, last4]);
}
