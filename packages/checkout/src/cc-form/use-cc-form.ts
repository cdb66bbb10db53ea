import { emit, useMethods } from '@shop-elements/core';
import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePlaceOrder } from '../place-order';
import { withSaveChoice } from '../vault-enabler';
import { type CardCheck, checkCardNumber, hasStartDate, isSameCheck } from './card-types';
import type { CcFormConfig } from './cc-form.config';
import { type FieldName, findProblems, type Problems } from './form-check';
import { maskNumber } from './number-format';

/** What `<shop-cc-form>` offers to the page. */
export interface CcFormMethods {
  /** Whether the card can be used; marks what is wrong, and focuses the first. */
  validate(): boolean;
  /** What the order sends, with the card in it: for the order call and nothing else. */
  getData(): PaymentData;
  /** Empties the form. */
  reset(): void;
  /** The card as a review page may show it: its type, and its number but for the last four digits masked. */
  getInfo(): { name: 'cc_type' | 'cc_number'; value: string }[];
  /** Places the order with this card. */
  placeOrder(): Promise<void>;
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

type Control = HTMLInputElement | HTMLSelectElement;

export interface CcFormState {
  /** Code of the type to show, by the shop's spelling. */
  shownType: string | undefined;
  card: CardCheck;
  /** The stored type: only of a valid number, and gone with it. */
  storedType: string;
  hasStartDate: boolean;
  problems: Problems;
  /** Each field holds its own value: card data is in no state and in no attribute. */
  register<Field extends Control>(name: FieldName): RefObject<Field | null>;
  numberTyped(): void;
  numberLeft(): void;
  changed(): void;
  busy: boolean;
  placeOrder(): Promise<void>;
}

const order: readonly FieldName[] = ['number', 'month', 'year', 'verification', 'startMonth', 'startYear', 'issue'];
const nothing: CardCheck = checkCardNumber('');

export function useCcForm(element: HTMLElement, config: CcFormConfig): CcFormState {
  const fields = useRef(new Map<FieldName, RefObject<Control | null>>()).current;
  const [card, setCard] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const accepted = acceptedCodes(config);
  const code = spelled(card.type?.code, accepted);
  const storedType = card.isValid ? (code ?? '') : '';
  // A type is shown as long as the number may still become one of its cards.
  const shownType = card.isPotentiallyValid || card.isUnfinished ? code : undefined;

  function value(name: FieldName): string {
    return fields.get(name)?.current?.value ?? '';
  }

  function check(): { card: CardCheck; problems: Problems } {
    const now = checkCardNumber(value('number'), accepted);
    const entered = Object.fromEntries(order.map((name) => [name, value(name).trim()])) as Record<FieldName, string>;
    const type = spelled(now.type?.code, accepted);
    return {
      card: now,
      problems: findProblems(entered, {
        card: now,
        isAccepted: accepted.length === 0 || (type !== undefined && accepted.includes(type)),
        hasVerification: config.hasVerification,
        hasStartDate: config.hasSsCardType && hasStartDate(type),
      }),
    };
  }

  const methods = {
    validate() {
      const { problems: found } = check();
      setProblems(found);
      const first = order.find((name) => found[name] !== undefined);
      if (first !== undefined) fields.get(first)?.current?.focus();
      return first === undefined;
    },
    getData(): PaymentData {
      const now = checkCardNumber(value('number'), accepted);
      return withSaveChoice(element, {
        method: config.method,
        additional_data: {
          cc_cid: value('verification'),
          cc_ss_start_month: value('startMonth'),
          cc_ss_start_year: value('startYear'),
          cc_ss_issue: value('issue'),
          cc_type: now.isValid ? (spelled(now.type?.code, accepted) ?? '') : '',
          cc_exp_year: value('year'),
          cc_exp_month: value('month'),
          cc_number: value('number').replace(/\s/g, ''),
        },
      });
    },
    reset() {
      for (const field of fields.values()) if (field.current !== null) field.current.value = '';
      setProblems({});
      setCard(nothing);
    },
    getInfo() {
      const label = config.availableTypes[storedType] ?? card.type?.title ?? '';
      return [
        { name: 'cc_type' as const, value: storedType === '' ? '' : label },
        { name: 'cc_number' as const, value: maskNumber(value('number').replace(/\s/g, '')) },
      ];
    },
  };

  const { busy, placeOrder } = usePlaceOrder(element, {
    ...methods,
    getPublicData: () => withSaveChoice(element, { method: config.method, additional_data: { cc_type: storedType } }),
    refused() {
      const field = fields.get('verification')?.current;
      if (field) field.value = '';
    },
  });
  useMethods<CcFormMethods>(element, { ...methods, placeOrder });
  useAnnouncedType(element, shownType, card, card.isValid ? value('number').slice(-4) : '');

  return {
    shownType,
    card,
    storedType,
    hasStartDate: config.hasSsCardType && hasStartDate(code),
    problems,
    register<Field extends Control>(name: FieldName) {
      const field = fields.get(name) ?? { current: null };
      fields.set(name, field);
      return field as RefObject<Field | null>;
    },
    numberTyped() {
      const now = checkCardNumber(value('number'), accepted);
      setCard((before) => (isSameCheck(before, now) ? before : now));
      if (problems.number !== undefined) setProblems({ ...problems, number: undefined });
    },
    numberLeft() {
      if (value('number') === '') return;
      setProblems({ ...problems, number: check().problems.number });
    },
    changed() {
      // What was marked is judged again as it is corrected; nothing is marked before it was asked for.
      const found = check().problems;
      const kept = order.filter((name) => problems[name] !== undefined);
      if (kept.length > 0) setProblems(Object.fromEntries(kept.map((name) => [name, found[name]])));
    },
    busy,
    placeOrder,
  };
}

/** Tells the page about the card, as far as it may know: the attribute for CSS, the event for scripts. */
function useAnnouncedType(element: HTMLElement, type: string | undefined, card: CardCheck, last4: string): void {
  const { isValid, isPotentiallyValid } = card;
  const first = useRef(true);
  useLayoutEffect(() => {
    if (type === undefined) delete element.dataset.cardType;
    else element.dataset.cardType = type;
    if (!first.current) {
      const detail: CcFormChangeDetail = { type, isValid, isPotentiallyValid, last4 };
      emit(element, 'shop-cc-form-change', detail);
    }
    first.current = false;
  }, [element, type, isValid, isPotentiallyValid, last4]);
}

/** Codes the method takes, without the British ones where it does not ask for their extra fields. */
function acceptedCodes({ availableTypes, hasSsCardType }: CcFormConfig): string[] {
  return Object.keys(availableTypes).filter((code) => hasSsCardType || !hasStartDate(code));
}

/** A code in the shop's own spelling: Magento prints `ELO`, others `Elo`. */
function spelled(code: string | undefined, accepted: readonly string[]): string | undefined {
  return accepted.find((known) => known.toUpperCase() === code) ?? code;
}
