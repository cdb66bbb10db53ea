import type { ccFormTexts } from '../../cc-form/cc-form.texts';
import type { CardCheck } from './card-types';
import { checkMonth, checkVerificationNumber, checkYear, isNotPast } from './expiry';

export type FieldName = 'number' | 'month' | 'year' | 'verification' | 'startMonth' | 'startYear' | 'issue';

/** What a shopper entered, as text. */
export type Entered = Readonly<Record<FieldName, string>>;

/** For each field that cannot be used, the text that says why. */
export type Problems = Partial<Readonly<Record<FieldName, keyof typeof ccFormTexts>>>;

export interface FormRules {
  card: CardCheck;
  /** The method takes this type of card. */
  isAccepted: boolean;
  hasVerification: boolean;
  /** The card has a start date or an issue number. */
  hasStartDate: boolean;
}

/** Judges the whole form. Specification: checkout, section 5 'Card form messages', 'Expiry', 'Verification code'. */
export function findProblems(
  entered: Entered,
  { card, isAccepted, hasVerification, hasStartDate }: FormRules,
): Problems {
  const problems: { -readonly [Name in keyof Problems]: Problems[Name] } = {};

  if (!card.isValid) problems.number = 'invalidNumber';
  else if (!isAccepted) problems.number = 'invalidType';

  if (!checkMonth(entered.month).isValid) problems.month = 'invalidMonth';
  else if (!isNotPast(entered.month, entered.year)) problems.month = 'expired';
  if (!checkYear(entered.year).isValid) problems.year = 'invalidYear';

  // British debit cards may come without a code.
  const mayLackCode = hasStartDate && entered.verification === '';
  if (hasVerification && !mayLackCode && !checkVerificationNumber(entered.verification, card.type?.codeSize).isValid) {
    problems.verification = 'invalidVerification';
  }
  if (hasStartDate && entered.issue === '' && (entered.startMonth === '' || entered.startYear === '')) {
    problems.issue = 'startOrIssue';
  }
  return problems;
}
