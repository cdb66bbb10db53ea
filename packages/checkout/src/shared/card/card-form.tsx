import { localeOf, textsOf } from '@shop-elements/core';
import { type ControlProps, Field } from '@shop-elements/ui';
import type { ReactNode } from 'react';
import { ccFormTexts } from '../../cc-form/cc-form.texts';
import { useFieldId } from '../field-id';
import { type OrderState, PaymentPanel } from '../place-order';
import type { CardConfig } from './card.config';
import { CardIcons } from './card-icons';
import { CardNumberInput } from './card-number-input';
import { type Choices, monthChoices, startYearChoices, yearChoices } from './choices';
import type { FieldName } from './form-check';
import type { CardFields } from './use-card-fields';
import { VerificationHelp } from './verification-help';

interface CardFormProps {
  element: HTMLElement;
  config: CardConfig & { button: boolean };
  /** Prefix of the fields' names; empty gives no names, so nothing is posted. */
  namePrefix: string;
  form: CardFields & OrderState;
  children?: ReactNode;
}

/** The fields of a card, and the button that pays with it. */
export function CardForm({ element, config, namePrefix, form, children }: CardFormProps) {
  const texts = textsOf(element, ccFormTexts, 'cc-form');
  const view: ViewProps = { config, namePrefix, form, texts };
  const months = monthChoices(config, localeOf(element));
  return (
    <PaymentPanel element={element} className="shop-cc-form" button={config.button} order={form}>
      <fieldset className="fieldset payment items ccard shop-cc-form__fields" id={`payment_form_${config.method}`}>
        <legend className="shop-visually-hidden">{texts.legend}</legend>
        <CardIcons config={config} shownType={form.shownType} label={texts.acceptedCards} />
        <input type="hidden" name={fieldName(view, 'cc_type')} value={form.storedType} />
        <CardField {...view} name="number">
          {(control) => <CardNumberInput control={control} gaps={form.gapsOf} onLeft={form.numberLeft} />}
        </CardField>
        <fieldset className="shop-cc-form__expiry">
          <legend className="shop-field__label">{texts.expiry}</legend>
          <ChoiceField {...view} name="month" choices={months} />
          <ChoiceField {...view} name="year" choices={yearChoices(config)} />
        </fieldset>
        {config.hasVerification && (
          <>
            <DigitsField {...view} name="verification" maxLength={4} />
            <VerificationHelp imageUrl={config.cvvImageUrl} texts={texts} />
          </>
        )}
        {form.hasStartDate && (
          <div className="shop-cc-form__start">
            <ChoiceField {...view} name="startMonth" choices={months} />
            <ChoiceField {...view} name="startYear" choices={startYearChoices(config)} />
            <DigitsField {...view} name="issue" maxLength={2} />
          </div>
        )}
      </fieldset>
      {children}
    </PaymentPanel>
  );
}

interface ViewProps {
  config: CardConfig;
  namePrefix: string;
  form: CardFields;
  texts: typeof ccFormTexts;
}

/** How a theme and a gateway know each field. Source: facts, section 4.1. */
const known: Readonly<Record<FieldName, { id: string; field: string; container: string; autoComplete?: string }>> = {
  number: { id: 'cc_number', field: 'cc_number', container: 'cc-number', autoComplete: 'cc-number' },
  month: { id: 'expiration', field: 'cc_exp_month', container: 'cc-month', autoComplete: 'cc-exp-month' },
  year: { id: 'expiration_yr', field: 'cc_exp_year', container: 'cc-year', autoComplete: 'cc-exp-year' },
  verification: { id: 'cc_cid', field: 'cc_cid', container: 'cc-cvv', autoComplete: 'cc-csc' },
  startMonth: { id: 'start_month', field: 'cc_ss_start_month', container: 'cc-start-month' },
  startYear: { id: 'start_year', field: 'cc_ss_start_year', container: 'cc-start-year' },
  issue: { id: 'cc_issue', field: 'cc_ss_issue', container: 'cc-issue' },
};

function fieldName({ namePrefix }: ViewProps, field: string): string | undefined {
  return namePrefix === '' ? undefined : `${namePrefix}[${field}]`;
}

/** What every control of the form has. */
export interface CardControl extends ControlProps {
  name: string | undefined;
  autoComplete: string;
  'data-container': string;
  onInput: () => void;
}

interface CardFieldProps extends ViewProps {
  name: FieldName;
  children: (control: CardControl) => ReactNode;
}

/** A field with its label and, when it was asked for and cannot be used, the reason. */
function CardField({ name, children, ...view }: CardFieldProps) {
  const { config, form, texts } = view;
  const { id, field, container, autoComplete = 'off' } = known[name];
  const problem = form.problems[name];
  const shared = {
    name: fieldName(view, field),
    autoComplete,
    'data-container': `${config.method}-${container}`,
    onInput: form.changed,
  };
  return (
    <Field
      id={useFieldId(`${config.method}_${id}`)}
      label={texts[name]}
      error={problem && texts[problem]}
      className={`shop-cc-form__${name}`}
    >
      {(control) => children({ ...control, ...shared })}
    </Field>
  );
}

interface ChoiceFieldProps extends ViewProps {
  name: 'month' | 'year' | 'startMonth' | 'startYear';
  choices: Choices;
}

function ChoiceField({ choices, ...view }: ChoiceFieldProps) {
  return (
    <CardField {...view}>
      {(control) => (
        <select {...control} className="select">
          <option value="">{view.texts[view.name]}</option>
          {Object.keys(choices).map((value) => (
            <option key={value} value={value}>
              {choices[value]}
            </option>
          ))}
        </select>
      )}
    </CardField>
  );
}

interface DigitsFieldProps extends ViewProps {
  name: 'verification' | 'issue';
  maxLength: number;
}

/** A short number: text with a numeric keyboard, because a number field loses leading zeros. */
function DigitsField({ maxLength, ...view }: DigitsFieldProps) {
  return (
    <CardField {...view}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          dir="ltr"
          maxLength={maxLength}
          className="input-text shop-cc-form__digits"
        />
      )}
    </CardField>
  );
}
