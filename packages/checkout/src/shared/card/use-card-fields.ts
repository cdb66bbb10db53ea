import { useState } from 'react';
import type { CardConfig } from './card.config';
import { type CardCheck, checkCardNumber, hasStartDate } from './card-types';
import { type Entered, type FieldName, findProblems, type Problems } from './form-check';

/** What can be said about the number that is in its field. */
interface Card {
  card: CardCheck;
  /** Code of the type to show, by the shop's spelling. */
  shownType: string | undefined;
  /** The stored type: only of a valid number, and gone with it. */
  storedType: string;
  /** The method takes this type of card. */
  isAccepted: boolean;
  hasStartDate: boolean;
}

/** The fields of one card: what is in them, what can be said about it, and what is wrong with it. */
export interface CardFields extends Card {
  problems: Problems;
  /** Positions after which a space is shown in a number. */
  gapsOf(number: string): readonly number[];
  numberLeft(): void;
  changed(): void;
  /** What is in the fields now; the number without its spaces, and its type when it is valid. */
  read(): Entered & { type: string };
  /** Whether the card can be used; marks what is wrong, and focuses the first. */
  validate(): boolean;
  reset(): void;
  /** Empties the verification number, which must not be sent twice. */
  refused(): void;
}

const order: readonly FieldName[] = ['number', 'month', 'year', 'verification', 'startMonth', 'startYear', 'issue'];

/** Card data is in no state and in no attribute: each field holds its own value, which is read when it is needed. */
export function useCardFields(element: HTMLElement, config: CardConfig): CardFields {
  const [problems, setProblems] = useState<Problems>({});
  const accepted = acceptedCodes(config);

  const fieldOf = (name: FieldName) =>
    element.querySelector<HTMLInputElement | HTMLSelectElement>(`.shop-cc-form__${name} :is(input, select)`);

  const entered = () =>
    Object.fromEntries(order.map((name) => [name, fieldOf(name)?.value.trim() ?? ''])) as Record<FieldName, string>;

  const look = (): Card => {
    const card = checkCardNumber(entered().number, accepted);
    const code = spelled(card.type?.code ?? '', accepted);
    return {
      card,
      // A type is shown as long as the number may still become one of its cards.
      shownType: card.isPotentiallyValid || card.isUnfinished ? code : undefined,
      storedType: card.isValid ? code : '',
      isAccepted: accepted.length === 0 || accepted.includes(code),
      hasStartDate: config.hasSsCardType && hasStartDate(code),
    };
  };

  const check = (): Problems => findProblems(entered(), { ...look(), hasVerification: config.hasVerification });

  const empty = (name: FieldName): void => {
    const field = fieldOf(name);
    if (field !== null) field.value = '';
  };

  return {
    ...look(),
    problems,
    gapsOf: (number) => checkCardNumber(number, accepted).type?.gaps ?? [4, 8, 12],
    numberLeft() {
      if (entered().number !== '') setProblems({ ...problems, number: check().number });
    },
    changed() {
      // What was marked is judged again as it is corrected; nothing is marked before it was asked for.
      const found = check();
      const marked = order.filter((name) => problems[name] !== undefined);
      setProblems(Object.fromEntries(marked.map((name) => [name, found[name]])));
    },
    read: () => ({ ...entered(), number: entered().number.replace(/\s/g, ''), type: look().storedType }),
    validate() {
      const found = check();
      setProblems(found);
      const first = order.find((name) => found[name] !== undefined);
      if (first !== undefined) fieldOf(first)?.focus();
      return first === undefined;
    },
    reset() {
      order.forEach(empty);
      setProblems({});
    },
    refused: () => empty('verification'),
  };
}

/** Codes the method takes, without the British ones where it does not ask for their extra fields. */
function acceptedCodes({ availableTypes, hasSsCardType }: CardConfig): string[] {
  return Object.keys(availableTypes).filter((code) => hasSsCardType || !hasStartDate(code));
}

/** A code in the shop's own spelling: Magento prints `ELO`, others `Elo`. */
function spelled(code: string, accepted: readonly string[]): string {
  return accepted.find((known) => known.toUpperCase() === code) ?? code;
}
