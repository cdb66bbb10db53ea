import cardValidator from 'card-validator';
import type { ccFormTexts } from './card.texts';
import type { CardCheck } from './card-types';
import { checkMonth, checkVerificationNumber, checkYear, isNotPast } from './expiry';
import { type FieldName, fieldNames } from './field-names';

/** The entered texts. `month` and `year` are parsed from `expiry` if the form has that field. */
export type Entered = Readonly<Record<FieldName, string>>;

/** Why a field is invalid: the key of a text. */
export type Problem = keyof typeof ccFormTexts;

/** The problem of each invalid field. */
export type Problems = Partial<Readonly<Record<FieldName, Problem>>>;

export interface FormRules {
  card: CardCheck;
  /** Whether the method accepts this type of card. */
  isAccepted: boolean;
  /** `field`: month and year are one text; `selects`: two selects. */
  expiry: 'field' | 'selects';
  /** Whether the form has the holder's name. */
  holderName: boolean;
  hasVerification: boolean;
  /** Whether the card has a start date or an issue number. */
  hasStartDate: boolean;
}

/** Six digits determine a card's type. */
const TYPE_DIGITS = 6;
const SHORTEST_CODE = 3;

/** Validates the whole form. */
export function findProblems(entered: Entered, rules: FormRules): Problems {
  const { hasVerification, hasStartDate } = rules;
  const mayLackCode = entered.verification === '' && isOptional('verification', rules);
  return withoutEmpty({
    number: numberProblem(entered.number, rules),
    holderName: rules.holderName ? nameProblem(entered.holderName) : undefined,
    ...(rules.expiry === 'field' ? { expiry: dateProblem(entered) } : choiceProblems(entered)),
    verification: hasVerification && !mayLackCode ? codeProblem(entered.verification, rules.card) : undefined,
    issue: hasStartDate && lacksStart(entered) ? 'startOrIssue' : undefined,
  });
}

/** A British debit card needs a start date or an issue number, so neither is required on its own. It may lack a code. */
export function isOptional(name: FieldName, { hasStartDate }: Pick<FormRules, 'hasStartDate'>): boolean {
  return name === 'startMonth' || name === 'startYear' || name === 'issue' || (hasStartDate && name === 'verification');
}

function numberProblem(text: string, { card, isAccepted }: FormRules): Problem | undefined {
  if (text === '') return 'enterNumber';
  if (card.isValid) return isAccepted ? undefined : 'invalidType';
  const digits = text.replace(/\s/g, '');
  const fewest = card.type === undefined ? TYPE_DIGITS : Math.min(...card.type.lengths);
  if (digits.length < fewest && /^\d+$/.test(digits)) return 'incompleteNumber';
  // The length is right, so the check digit shows that a digit was mistyped.
  return card.type?.lengths.includes(digits.length) ? 'wrongDigit' : 'invalidNumber';
}

function nameProblem(text: string): Problem | undefined {
  if (text === '') return 'enterHolderName';
  return cardValidator.cardholderName(text).isValid ? undefined : 'invalidHolderName';
}

function dateProblem({ expiry, month, year }: Entered): Problem | undefined {
  if (expiry === '') return 'enterExpiry';
  const ofMonth = checkMonth(month);
  const ofYear = checkYear(year);
  if (ofMonth.isValid && ofYear.isValid) return isNotPast(month, year) ? undefined : 'expired';
  if (ofMonth.isPotentiallyValid && ofYear.isPotentiallyValid) return 'incompleteExpiry';
  return ofMonth.isValid ? yearProblem(year) : 'invalidMonth';
}

function choiceProblems({ month, year }: Entered): Problems {
  const isMonth = checkMonth(month).isValid;
  const wrongMonth = month === '' ? 'chooseMonth' : 'invalidMonth';
  const wrongYear = year === '' ? 'chooseYear' : yearProblem(year);
  const isOver = isMonth && !isNotPast(month, year);
  if (isOver) return { month: 'expired' };
  return withoutEmpty({ month: isMonth ? undefined : wrongMonth, year: wrongYear });
}

function yearProblem(year: string): Problem | undefined {
  if (checkYear(year).isValid) return undefined;
  return Number(year) < new Date().getFullYear() ? 'expired' : 'invalidYear';
}

function codeProblem(text: string, { type }: CardCheck): Problem | undefined {
  if (text === '') return 'enterVerification';
  if (checkVerificationNumber(text, type?.codeSize).isValid) return undefined;
  return /^\d+$/.test(text) && text.length < SHORTEST_CODE ? 'incompleteVerification' : 'invalidVerification';
}

function lacksStart({ startMonth, startYear, issue }: Entered): boolean {
  return issue === '' && (startMonth === '' || startYear === '');
}

function withoutEmpty(problems: Partial<Record<FieldName, Problem | undefined>>): Problems {
  const found: Partial<Record<FieldName, Problem>> = {};
  for (const name of fieldNames) if (problems[name] !== undefined) found[name] = problems[name];
  return found;
}
