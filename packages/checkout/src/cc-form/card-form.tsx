import { localeOf, textsOf } from '@shop-elements/core';
import { type ControlProps, Field } from '@shop-elements/ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useFieldId } from '../field-id';
import { PlaceOrderButton } from '../place-order';
import type { CardConfig } from './card.config';
import { CardIcons } from './card-icons';
import { CardNumberInput } from './card-number-input';
import { checkCardNumber } from './card-types';
import { ccFormTexts } from './cc-form.texts';
import { type Choice, monthChoices, startYearChoices, yearChoices } from './choices';
import type { FieldName } from './form-check';
import type { CardFields } from './use-card-fields';
import { VerificationHelp } from './verification-help';

interface CardFormProps {
  element: HTMLElement;
  config: CardConfig & { button: boolean };
  /** Prefix of the fields' names; empty gives no names, so nothing is posted. */
  namePrefix: string;
  form: CardFields & { busy: boolean; placeOrder(): Promise<void> };
  children?: ReactNode;
}

/** The fields of a card, and the button that pays with it. */
export function CardForm({ element, config, namePrefix, form, children }: CardFormProps) {
  const texts = textsOf(element, ccFormTexts, 'cc-form');
  const view: ViewProps = { config, namePrefix, form, texts, locale: localeOf(element) };
  const placeOnEnter = (event: KeyboardEvent): void => {
    // In the host's form Enter would submit that; here it is the element that places the order.
    if (!config.button || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void form.placeOrder();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any of its fields bubbles here
    <div className="shop-cc-form" onKeyDown={placeOnEnter}>
      <fieldset className="fieldset payment items ccard shop-cc-form__fields" id={`payment_form_${config.method}`}>
        <legend className="shop-visually-hidden">{texts.legend}</legend>
        <CardIcons config={config} shownType={form.shownType} label={texts.acceptedCards} />
        <input type="hidden" name={fieldName(view, 'cc_type')} value={form.storedType} />
        <NumberField {...view} />
        <fieldset className="shop-cc-form__expiry">
          <legend className="shop-field__label">{texts.expiry}</legend>
          <ChoiceField {...view} name="month" choices={monthChoices(config, view.locale)} />
          <ChoiceField {...view} name="year" choices={yearChoices(config)} />
        </fieldset>
        {config.hasVerification && <VerificationField {...view} />}
        {form.hasStartDate && <StartDateFields {...view} />}
      </fieldset>
      {children}
      {config.button && <PlaceOrderButton element={element} busy={form.busy} onPlace={form.placeOrder} />}
    </div>
  );
}

interface ViewProps {
  config: CardConfig;
  namePrefix: string;
  form: CardFields;
  texts: typeof ccFormTexts;
  locale: string;
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

interface CardFieldProps extends ViewProps {
  name: FieldName;
  label: string;
  children: (control: ControlProps) => ReactNode;
}

/** A field with its label and, when it was asked for and cannot be used, the reason. */
function CardField({ config, form, texts, name, label, children }: CardFieldProps) {
  const id = useFieldId(`${config.method}_${known[name].id}`);
  const problem = form.problems[name];
  return (
    <Field id={id} label={label} error={problem && texts[problem]} className={`shop-cc-form__${name}`}>
      {children}
    </Field>
  );
}

function NumberField(view: ViewProps) {
  const { config, form, texts } = view;
  const accepted = Object.keys(config.availableTypes);
  return (
    <CardField {...view} name="number" label={texts.number}>
      {(control) => (
        <CardNumberInput
          control={control}
          field={form.register('number')}
          name={fieldName(view, 'cc_number')}
          container={`${config.method}-cc-number`}
          gaps={(text) => checkCardNumber(text, accepted).type?.gaps ?? [4, 8, 12]}
          onTyped={form.numberTyped}
          onLeft={form.numberLeft}
        />
      )}
    </CardField>
  );
}

interface ChoiceFieldProps extends ViewProps {
  name: 'month' | 'year' | 'startMonth' | 'startYear';
  choices: readonly Choice[];
}

function ChoiceField({ name, choices, ...view }: ChoiceFieldProps) {
  const { config, form, texts } = view;
  const { field, container, autoComplete } = known[name];
  return (
    <CardField {...view} name={name} label={texts[name]}>
      {(control) => (
        <select
          {...control}
          ref={form.register(name)}
          name={fieldName(view, field)}
          autoComplete={autoComplete}
          className="select"
          data-container={`${config.method}-${container}`}
          onChange={form.changed}
        >
          <option value="">{texts[name]}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </CardField>
  );
}

function VerificationField(view: ViewProps) {
  const { config, form, texts } = view;
  return (
    <>
      <CardField {...view} name="verification" label={texts.verification}>
        {(control) => (
          <DigitsInput
            {...view}
            control={control}
            field={form.register('verification')}
            name="verification"
            maxLength={4}
          />
        )}
      </CardField>
      <VerificationHelp imageUrl={config.cvvImageUrl} texts={texts} />
    </>
  );
}

function StartDateFields(view: ViewProps) {
  const { config, form, texts, locale } = view;
  return (
    <div className="shop-cc-form__start">
      <ChoiceField {...view} name="startMonth" choices={monthChoices(config, locale)} />
      <ChoiceField {...view} name="startYear" choices={startYearChoices(config)} />
      <CardField {...view} name="issue" label={texts.issue}>
        {(control) => (
          <DigitsInput {...view} control={control} field={form.register('issue')} name="issue" maxLength={2} />
        )}
      </CardField>
    </div>
  );
}

interface DigitsInputProps extends ViewProps {
  control: ControlProps;
  field: RefObject<HTMLInputElement | null>;
  name: 'verification' | 'issue';
  maxLength: number;
}

/** A short number: text with a numeric keyboard, because a number field loses leading zeros. */
function DigitsInput({ control, field, name, maxLength, ...view }: DigitsInputProps) {
  const { config, form } = view;
  return (
    <input
      {...control}
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete={known[name].autoComplete ?? 'off'}
      maxLength={maxLength}
      dir="ltr"
      name={fieldName(view, known[name].field)}
      className="input-text shop-cc-form__digits"
      data-container={`${config.method}-${known[name].container}`}
      onInput={form.changed}
    />
  );
}
