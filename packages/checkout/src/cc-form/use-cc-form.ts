import { emit } from '@shop-elements/core';
import type { PaymentData } from '@shop-elements/host';
import { useLayoutEffect, useRef } from 'react';
import type { CardMethods } from '../shared/card/card-methods';
import type { CardCheck } from '../shared/card/card-types';
import { typeChoices } from '../shared/card/choices';
import { maskNumber } from '../shared/card/typed-text';
import { type CardFields, useCardFields } from '../shared/card/use-card-fields';
import { type OrderState, type Payment, usePlaceOrder } from '../shared/place-order';
import type { CcFormConfig } from './cc-form.config';

/** What `<shop-cc-form>` offers to the page. */
export interface CcFormMethods extends CardMethods {
  /** What the order sends, with the card in it: for the order call and nothing else. */
  getData(): PaymentData;
  /** The card as a review page may show it: its type, and its number but for the last four digits masked. */
  getInfo(): { name: 'cc_type' | 'cc_number'; value: string }[];
  /** Places the order with this card. */
  placeOrder(): Promise<void>;
}

/** Detail of `shop-cc-form-ready`. */
export interface CcFormReadyDetail {
  /** The card can be used: a page with its own button may enable it now. */
  isComplete: boolean;
}

/** Detail of `shop-cc-form-change`: all that the page ever hears about the card. */
export interface CcFormChangeDetail {
  /** Code of the type, while the number may become valid. */
  type: string | undefined;
  isValid: boolean;
  isPotentiallyValid: boolean;
  /** Empty until the number is valid. */
  last4: string;
}

export function useCcForm(element: HTMLElement, config: CcFormConfig): CardFields & OrderState {
  const fields = useCardFields(element, config);
  const { card, shownType, storedType, last4, isFilled } = fields;
  const { method } = config;

  const payment = {
    ...fields,
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

/** Reports to the page that its own button may be pressed: by the attribute for CSS, by the event for scripts. */
function useAnnouncedReadiness(element: HTMLElement, isComplete: boolean): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    element.toggleAttribute('data-complete', isComplete);
    if (!first.current) emit(element, 'shop-cc-form-ready', { isComplete });
    first.current = false;
  }, [element, isComplete]);
}

/** Reports to the page what it may know of the card: by the attribute for CSS, by the event for scripts. */
function useAnnouncedType(element: HTMLElement, type: string | undefined, card: CardCheck, last4: string): void {
  const { isValid, isPotentiallyValid } = card;
  const first = useRef(true);
  useLayoutEffect(() => {
    if (type === undefined) element.removeAttribute('data-card-type');
    else element.setAttribute('data-card-type', type);
    if (!first.current) {
      const detail: CcFormChangeDetail = { type, isValid, isPotentiallyValid, last4 };
      emit(element, 'shop-cc-form-change', detail);
    }
    first.current = false;
  }, [element, type, isValid, isPotentiallyValid, last4]);
}
