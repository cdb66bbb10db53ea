import { type RefObject, useRef, useState } from 'react';
import type { CardConfig } from './card.config';
import { type CardCheck, checkCardNumber, hasStartDate, isSameCheck } from './card-types';
import { type Entered, type FieldName, findProblems, type Problems } from './form-check';

type Control = HTMLInputElement | HTMLSelectElement;

/** The fields of one card: what is in them, what can be said about it, and what is wrong with it. */
export interface CardFields {
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
  /** What is in the fields now; the number without its spaces, and its type when it is valid. */
  read(): Entered & { type: string };
  /** Whether the card can be used; marks what is wrong, and focuses the first. */
  validate(): boolean;
  reset(): void;
  /** Empties the verification number, which must not be sent twice. */
  forgetVerification(): void;
}

const order: readonly FieldName[] = ['number', 'month', 'year', 'verification', 'startMonth', 'startYear', 'issue'];
const nothing: CardCheck = checkCardNumber('');

export function useCardFields(config: CardConfig): CardFields {
  const fields = useRef(new Map<FieldName, RefObject<Control | null>>()).current;
  const [card, setCard] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const accepted = acceptedCodes(config);
  const code = spelled(card.type?.code, accepted);

  function value(name: FieldName): string {
    return fields.get(name)?.current?.value ?? '';
  }

  function check(): Problems {
    const now = checkCardNumber(value('number'), accepted);
    const entered = Object.fromEntries(order.map((name) => [name, value(name).trim()])) as Record<FieldName, string>;
    const type = spelled(now.type?.code, accepted);
    return findProblems(entered, {
      card: now,
      isAccepted: accepted.length === 0 || (type !== undefined && accepted.includes(type)),
      hasVerification: config.hasVerification,
      hasStartDate: config.hasSsCardType && hasStartDate(type),
    });
  }

  return {
    // A type is shown as long as the number may still become one of its cards.
    shownType: card.isPotentiallyValid || card.isUnfinished ? code : undefined,
    card,
    storedType: card.isValid ? (code ?? '') : '',
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
      setProblems({ ...problems, number: check().number });
    },
    changed() {
      // What was marked is judged again as it is corrected; nothing is marked before it was asked for.
      const found = check();
      const kept = order.filter((name) => problems[name] !== undefined);
      if (kept.length > 0) setProblems(Object.fromEntries(kept.map((name) => [name, found[name]])));
    },
    read() {
      const now = checkCardNumber(value('number'), accepted);
      const entered = Object.fromEntries(order.map((name) => [name, value(name)])) as Record<FieldName, string>;
      return {
        ...entered,
        number: entered.number.replace(/\s/g, ''),
        type: now.isValid ? (spelled(now.type?.code, accepted) ?? '') : '',
      };
    },
    validate() {
      const found = check();
      setProblems(found);
      const first = order.find((name) => found[name] !== undefined);
      if (first !== undefined) fields.get(first)?.current?.focus();
      return first === undefined;
    },
    reset() {
      for (const field of fields.values()) if (field.current !== null) field.current.value = '';
      setProblems({});
      setCard(nothing);
    },
    forgetVerification() {
      const field = fields.get('verification')?.current;
      if (field) field.value = '';
    },
  };
}

/** Codes the method takes, without the British ones where it does not ask for their extra fields. */
function acceptedCodes({ availableTypes, hasSsCardType }: CardConfig): string[] {
  return Object.keys(availableTypes).filter((code) => hasSsCardType || !hasStartDate(code));
}

/** A code in the shop's own spelling: Magento prints `ELO`, others `Elo`. */
function spelled(code: string | undefined, accepted: readonly string[]): string | undefined {
  return accepted.find((known) => known.toUpperCase() === code) ?? code;
}
