import { textsOf } from '@shop-elements/core';
import { useLayoutEffect, useState } from 'react';
import { ccFormTexts } from '../../cc-form/cc-form.texts';
import type { CardConfig } from './card.config';
import { type CardListener, setCardListener, watchCard } from './card-events';
import { type CardSummary, isSameSummary, summarize } from './card-summary';
import { checkCardNumber } from './card-types';
import { controlFor, formatControl, nameOf, readControls } from './controls';
import { type Entered, type FieldName, fieldNames, findProblems, type Problems } from './form-check';
import { type Marks, whenAsked, whenLeft, whenTyped } from './marks';
import { useDisabled } from './use-disabled';

/** The fields of one card: what is in them, what can be said about it, and what is wrong with it. */
export interface CardFields extends CardSummary {
  marks: Marks;
  /** The card can be used. */
  isFilled: boolean;
  isDisabled: boolean;
  /** The form can be seen, so that its fields are required. */
  isShown: boolean;
  /** What is in the fields now; the number without its spaces, and its type when it is valid. */
  read(): Entered & { type: string };
  /** Whether the card can be used; marks what is wrong, and focuses the first such field. */
  validate(): boolean;
  /** Whether the card can be used; shows nothing. */
  isComplete(): boolean;
  reset(): void;
  /** Moves the focus to a field; without a name to the first that is empty or wrong. */
  focus(field?: FieldName): void;
  /** Shows a text of the page at a field, until the shopper changes it. An empty text takes it away. */
  setError(field: FieldName, text: string): void;
  /** Empties the verification number, which must not be sent twice. */
  refused(): void;
}

/** Card data is in no state and in no attribute: each field holds its own value, which is read when it is needed. */
export function useCardFields(element: HTMLElement, config: CardConfig): CardFields {
  const [summary, setSummary] = useState<CardSummary>(() => summarize('', config));
  const [marks, setMarks] = useState<Marks>({});
  const [isFilled, setFilled] = useState(false);
  const [isShown, setShown] = useState(true);
  const isDisabled = useDisabled(element, config.disabled);

  /** Judges what is in the fields now, and draws again if that changed anything. */
  const judge = (mark: (marks: Marks, found: Problems) => Marks = (before) => before): Problems => {
    const now = summarize(readControls(element).number, config);
    const found = problemsIn(element, config, now);
    setSummary((before) => (isSameSummary(before, now) ? before : now));
    setFilled(Object.keys(found).length === 0);
    setMarks((before) => mark(before, found));
    writePostedDate(element);
    explainValidity(element, isShown ? found : {});
    return found;
  };

  const empty = (name: FieldName): void => {
    const control = controlFor(element, name);
    if (control !== null) control.value = '';
  };

  const emptyCode = (): void => {
    empty('verification');
    judge(({ verification, ...others }) => others);
  };

  const listener: CardListener = {
    changed(control, event) {
      const name = nameOf(control);
      formatControl(control, event, (text) => gapsOf(text, config));
      if (name !== undefined) judge((before, found) => whenTyped(before, name, found));
    },
    left(control) {
      const name = nameOf(control);
      const isEmpty = control.value === '';
      if (name !== undefined) judge((before, found) => whenLeft(before, name, found, isEmpty));
    },
    wasReset: () => judge(() => ({})),
    pageLeft: emptyCode,
    shown: setShown,
  };

  useLayoutEffect(() => setCardListener(element, listener));
  useLayoutEffect(() => {
    const box = element.querySelector('fieldset');
    return box === null ? undefined : watchCard(element, box);
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings, fields and texts ask for another judgement
  useLayoutEffect(() => void judge(), [element, config, isShown, summary.hasStartDate]);

  return {
    ...summary,
    marks,
    isFilled,
    isDisabled,
    isShown,
    read() {
      const entered = readControls(element);
      const number = entered.number.replace(/\s/g, '');
      return { ...entered, number, type: summarize(number, config).storedType };
    },
    validate() {
      if (isDisabled) return false;
      const found = judge((_, problems) => whenAsked(problems));
      const first = fieldNames.find((name) => found[name] !== undefined);
      if (first !== undefined) controlFor(element, first)?.focus();
      return first === undefined;
    },
    isComplete: () => !isDisabled && Object.keys(judge()).length === 0,
    reset() {
      fieldNames.forEach(empty);
      judge(() => ({}));
    },
    focus(field) {
      const found = judge();
      const wanted = field === undefined ? (fieldNames.find((name) => found[name] !== undefined) ?? 'number') : field;
      fieldNamed(element, wanted).control.focus();
    },
    setError(field, text) {
      const { name } = fieldNamed(element, field);
      judge(({ [name]: _, ...others }) => (text === '' ? others : { ...others, [name]: { text } }));
    },
    refused: emptyCode,
  };
}

function problemsIn(
  element: HTMLElement,
  config: CardConfig,
  { card, isAccepted, hasStartDate }: CardSummary,
): Problems {
  const { expiry, holderName: hasHolderName, hasVerification } = config;
  return findProblems(readControls(element), {
    card,
    isAccepted,
    expiry,
    hasHolderName,
    hasVerification,
    hasStartDate,
  });
}

function gapsOf(number: string, config: CardConfig): readonly number[] {
  return checkCardNumber(number, Object.keys(config.availableTypes)).type?.gaps ?? [4, 8, 12];
}

/** Makes the form around the fields invalid while the card cannot be used, and explains why. */
function explainValidity(element: HTMLElement, found: Problems): void {
  const texts = textsOf(element, ccFormTexts, 'cc-form');
  for (const name of fieldNames) {
    const problem = found[name];
    controlFor(element, name)?.setCustomValidity(problem === undefined ? '' : texts[problem]);
  }
}

/** What a form posts of the field `MM / YY`: month and year, as the two selects would. */
function writePostedDate(element: HTMLElement): void {
  const posted = element.querySelectorAll<HTMLInputElement>('[data-posted]');
  if (posted.length === 0) return;
  const { month, year } = readControls(element);
  for (const input of posted) input.value = input.dataset.posted === 'month' ? month : year;
}

/** A field by the name that the page uses: `expiry` stands for both selects, `month` and `year` for the one field. */
function fieldNamed(element: HTMLElement, name: FieldName): { name: FieldName; control: HTMLElement } {
  const other: Partial<Record<FieldName, FieldName>> = { expiry: 'month', month: 'expiry', year: 'expiry' };
  for (const candidate of [name, other[name]]) {
    const control = candidate && controlFor(element, candidate);
    if (candidate && control) return { name: candidate, control };
  }
  const drawn = fieldNames.filter((candidate) => controlFor(element, candidate) !== null);
  throw new Error(`<${element.localName}> has no field "${name}". Its fields are: ${drawn.join(', ')}.`);
}
