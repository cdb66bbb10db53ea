import { textsOf } from '@shop-elements/core';
import { useLayoutEffect, useState } from 'react';
import { ccFormTexts } from '../../cc-form/cc-form.texts';
import type { CardConfig } from './card.config';
import { type CardListener, type Control, setCardListener, watchCard } from './card-events';
import type { CardMethods } from './card-methods';
import { type CardSummary, isSameSummary, summarize } from './card-summary';
import { checkCardNumber } from './card-types';
import { typeChoices } from './choices';
import { type Controls, controlsOf, formatControl, nameOf, readControls } from './controls';
import { type FieldName, fieldNames } from './field-names';
import { type Entered, findProblems, type Problems } from './form-check';
import { markLongMessages } from './long-messages';
import { type Marks, whenAsked, whenLeft, whenTyped } from './marks';
import { withoutSeparators } from './typed-text';
import { useDisabled } from './use-disabled';

/** The fields of one card: their values, what the values say about the card, and what is wrong. */
export interface CardFields extends CardSummary, CardMethods {
  marks: Marks;
  /** The card can be used. */
  isFilled: boolean;
  isDisabled: boolean;
  /** The form can be seen, so that its fields are required. */
  isShown: boolean;
  /** What is in the fields now; the number without its spaces, and its type when it is valid. */
  read(): Entered & { type: string };
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

  /** Validates the current values, and renders again if the result changed. */
  const judge = (mark: (marks: Marks, found: Problems) => Marks = (before) => before): Problems => {
    const controls = controlsOf(element);
    const entered = readControls(controls);
    const now = summarize(entered.number, config);
    const found = problemsIn(entered, config, now);
    setSummary((before) => (isSameSummary(before, now) ? before : now));
    setFilled(Object.keys(found).length === 0);
    setMarks((before) => mark(before, found));
    writePostedDate(element, entered);
    explainValidity(element, controls, isShown ? found : {});
    return found;
  };

  const emptyCode = (): void => {
    empty(controlsOf(element).get('verification'));
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
    resized(isNowShown) {
      setShown(isNowShown);
      markLongMessages(element);
    },
  };

  useLayoutEffect(() => setCardListener(element, listener));
  useLayoutEffect(() => {
    if (Object.keys(marks).length > 0) markLongMessages(element);
  }, [element, marks]);
  useLayoutEffect(() => {
    const box = element.querySelector('fieldset');
    return box === null ? undefined : watchCard(element, box);
  }, [element]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings, fields and texts ask for another judgement
  useLayoutEffect(() => {
    // The card is only in the fields, never in a state, so it can be judged only after they were drawn.
    judge(); // eslint-disable-line react-hooks/set-state-in-effect
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the same reason as above
  }, [element, config, isShown, summary.hasStartDate]);

  return {
    ...summary,
    marks,
    isFilled,
    isDisabled,
    isShown,
    read() {
      const entered = readControls(controlsOf(element));
      const number = entered.number.replace(/\s/g, '');
      return { ...entered, number, type: summarize(number, config).storedType };
    },
    validate() {
      if (isDisabled) return false;
      const found = judge((_, problems) => whenAsked(problems));
      const first = fieldNames.find((name) => found[name] !== undefined);
      if (first !== undefined) controlsOf(element).get(first)?.focus();
      return first === undefined;
    },
    isComplete: () => !isDisabled && Object.keys(judge()).length === 0,
    reset() {
      for (const control of controlsOf(element).values()) empty(control);
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
  entered: Entered,
  { expiry, holderName: hasHolderName, hasVerification }: CardConfig,
  { card, isAccepted, hasStartDate }: CardSummary,
): Problems {
  return findProblems(entered, { card, isAccepted, expiry, hasHolderName, hasVerification, hasStartDate });
}

function gapsOf(number: string, config: CardConfig): readonly number[] {
  return checkCardNumber(withoutSeparators(number), Object.keys(typeChoices(config))).type?.gaps ?? [4, 8, 12];
}

function empty(control: Control | undefined): void {
  if (control !== undefined) control.value = '';
}

/** The reason that each control has given to its form: giving it again would have the browser match its styles again. */
const given = new WeakMap<Control, string>();

/** Makes the form around the fields invalid while the card cannot be used, and explains why. */
function explainValidity(element: HTMLElement, controls: Controls, found: Problems): void {
  const texts = textsOf(element, ccFormTexts, 'cc-form');
  for (const [name, control] of controls) {
    const problem = found[name];
    const reason = problem === undefined ? '' : texts[problem];
    if (given.get(control) === reason) continue;
    control.setCustomValidity(reason);
    given.set(control, reason);
  }
}

/** What a form posts of the field `MM / YY`: month and year, as the two selects would. */
function writePostedDate(element: HTMLElement, { month, year }: Entered): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('[data-posted]')) {
    input.value = input.dataset.posted === 'month' ? month : year;
  }
}

/** A field by the name that the page uses: `expiry` stands for both selects, `month` and `year` for the one field. */
function fieldNamed(element: HTMLElement, name: FieldName): { name: FieldName; control: HTMLElement } {
  const controls = controlsOf(element);
  const other: Partial<Record<FieldName, FieldName>> = { expiry: 'month', month: 'expiry', year: 'expiry' };
  for (const candidate of [name, other[name]]) {
    const control = candidate && controls.get(candidate);
    if (candidate && control) return { name: candidate, control };
  }
  throw new Error(`<${element.localName}> has no field "${name}". Its fields are: ${[...controls.keys()].join(', ')}.`);
}
