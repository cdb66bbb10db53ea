import { textsOf, useNewest } from '@shop-elements/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { focusInvalid } from '../focus-invalid';
import { lockFields } from '../lock-fields';
import type { CardConfig } from './card.config';
import { ccFormTexts } from './card.texts';
import { type CardListener, type Control, followCard, followRoot } from './card-events';
import type { CardMethods } from './card-methods';
import { type CardSummary, isSameSummary, summarize } from './card-summary';
import { checkCardNumber } from './card-types';
import { typeChoices } from './choices';
import { controlsOf, fieldNamed, nameOf, readControls, writeDate, writePostedDate } from './controls';
import { fieldNames } from './field-names';
import { type Entered, findProblems, type Problems } from './form-check';
import { formatControl } from './format-control';
import { markLongMessages } from './long-messages';
import { type Marks, whenLeft, whenTyped, whenValidated } from './marks';
import { withoutSeparators } from './typed-text';
import { useDisabled } from './use-disabled';
import { explainValidity } from './validity';

/** State of the card fields. */
interface CheckedFields extends CardSummary {
  marks: Marks;
  /** Whether the card can be used. */
  isFilled: boolean;
  isDisabled: boolean;
  /** Whether the form is visible. Hidden fields are not required. */
  isShown: boolean;
  /** Validates the current values, changes the marks, and renders again if the result or the marks changed. */
  validateFields: (mark?: (marks: Marks, found: Problems) => Marks) => Problems;
  /** Clears the verification number after a refused order, because it must not be sent twice. */
  refused(): void;
}

/** State and methods of the card fields. */
export interface CardFields extends Omit<CheckedFields, 'validateFields'>, CardMethods {
  /** Reads the fields. The number has no spaces; the type is empty unless the number is valid. */
  read(): Entered & { type: string };
  /**
   * Makes the fields read-only while an order runs.
   * @returns unlocks them
   */
  lock(): () => void;
}

/** The fields' state, and what the page can do with them. */
export function useCardFields(element: HTMLElement, config: CardConfig): CardFields {
  const { validateFields, isDisabled, ...state } = useCheckedFields(element, config);
  return {
    ...state,
    isDisabled,
    read() {
      const entered = readControls(controlsOf(element));
      const number = entered.number.replace(/\s/g, '');
      return { ...entered, number, type: summarize(number, config).storedType };
    },
    lock: () => lockFields(fieldsetOf(element) ?? element),
    validate() {
      if (isDisabled) return false;
      const found = validateFields((_, problems) => whenValidated(problems));
      const first = fieldNames.find((name) => found[name] !== undefined);
      if (first !== undefined) focusInvalid(controlsOf(element).get(first));
      return first === undefined;
    },
    isComplete: () => !isDisabled && Object.keys(validateFields()).length === 0,
    reset() {
      for (const control of controlsOf(element).values()) clear(control);
      validateFields(() => ({}));
    },
    focus(field) {
      const found = validateFields();
      const wanted = field === undefined ? (fieldNames.find((name) => found[name] !== undefined) ?? 'number') : field;
      fieldNamed(element, wanted).control.focus();
    },
    setError(field, text) {
      const { name } = fieldNamed(element, field);
      validateFields(({ [name]: _, ...others }) => (text === '' ? others : { ...others, [name]: { text } }));
    },
  };
}

/**
 * Checks the fields whenever they change. The number and the code are never in React state or in attributes: they stay in the
 * fields, and are read when needed.
 */
function useCheckedFields(element: HTMLElement, config: CardConfig): CheckedFields {
  const [summary, setSummary] = useState<CardSummary>(() => summarize('', config));
  const [marks, setMarks] = useState<Marks>({});
  const [isFilled, setFilled] = useState(false);
  const [isShown, setShown] = useState(true);
  const isDisabled = useDisabled(element, config.disabled);
  /** The last date, for a change between one field and two selects. */
  const date = useRef({ month: '', year: '' });

  const validateFields: CheckedFields['validateFields'] = (mark = (before) => before) => {
    const controls = controlsOf(element);
    const entered = readControls(controls);
    date.current = { month: entered.month, year: entered.year };
    const now = summarize(entered.number, config);
    const found = findProblems(entered, { ...config, ...now });
    setSummary((before) => (isSameSummary(before, now) ? before : now));
    setFilled(Object.keys(found).length === 0);
    setMarks((before) => mark(before, found));
    writePostedDate(element, entered);
    explainValidity(element, controls, isShown ? found : {});
    return found;
  };

  const clearCode = (): void => {
    clear(controlsOf(element).get('verification'));
    validateFields(({ verification, ...others }) => others);
  };

  useLayoutEffect(() => {
    if (Object.keys(marks).length > 0) markLongMessages(element);
  }, [element, marks]);
  useCardListener(element, {
    changed(control, event) {
      const name = nameOf(control);
      formatControl(control, event, (text) => gapsOf(text, config));
      if (name !== undefined) validateFields((before, found) => whenTyped(before, name, found));
    },
    left(control) {
      const name = nameOf(control);
      const isEmpty = control.value === '';
      if (name !== undefined) validateFields((before, found) => whenLeft(before, name, found, isEmpty));
    },
    filled: () => validateFields(),
    wasReset: () => validateFields(() => ({})),
    pageLeft: clearCode,
    resized(isNowShown) {
      setShown(isNowShown);
      markLongMessages(element);
    },
  });

  const texts = textsOf(element, ccFormTexts, 'cc-form');
  // biome-ignore lint/correctness/useExhaustiveDependencies: validates again after a change of settings, fields or texts
  useLayoutEffect(() => {
    // The card is only in the fields, so they have to be rendered first.
    writeDate(controlsOf(element), date.current);
    validateFields(); // eslint-disable-line react-hooks/set-state-in-effect
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the same reason as above
  }, [element, config, texts, isShown, summary.hasStartDate]);

  return { ...summary, marks, isFilled, isDisabled, isShown, validateFields, refused: clearCode };
}

function useCardListener(element: HTMLElement, listener: CardListener): void {
  const newest = useNewest(listener);
  useLayoutEffect(() => {
    const box = fieldsetOf(element);
    return box === null ? undefined : followCard(element, box, newest);
  }, [element, newest]);
  useLayoutEffect(() => followRoot(element));
}

function gapsOf(number: string, config: CardConfig): readonly number[] {
  return checkCardNumber(withoutSeparators(number), Object.keys(typeChoices(config))).type?.gaps ?? [4, 8, 12];
}

/** Our own fieldset, not one in the server's content. */
function fieldsetOf(element: HTMLElement): HTMLElement | null {
  return element.querySelector('[data-shop-root] fieldset');
}

function clear(control: Control | undefined): void {
  if (control !== undefined) control.value = '';
}
