import { localeOf } from '@shop-elements/core';
import { CardField, type CardPartProps, postedName } from './card-field';
import { type Choices, monthChoices, startYearChoices, yearChoices } from './choices';

/** Month and year in one field. Posts the same two values as the selects. */
export function ExpiryField(props: CardPartProps) {
  return (
    <CardField {...props} name="expiry">
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            className="input-text shop-cc-form__digits"
            placeholder={props.texts.expiryPattern}
          />
          {props.namePrefix !== '' && (
            <>
              {/* Text fields, because `type="hidden"` would expose the value in an attribute. */}
              <input hidden type="text" tabIndex={-1} name={postedName(props, 'cc_exp_month')} data-posted="month" />
              <input hidden type="text" tabIndex={-1} name={postedName(props, 'cc_exp_year')} data-posted="year" />
            </>
          )}
        </>
      )}
    </CardField>
  );
}

/** Month and year as two selects, for gateways and themes that expect them. */
export function ExpirySelects({ element, ...props }: CardPartProps & { element: HTMLElement }) {
  return (
    <fieldset className="shop-cc-form__selects">
      <legend className="shop-field__label">{props.texts.expiry}</legend>
      <ChoiceField {...props} name="month" choices={monthChoices(props.config, localeOf(element))} />
      <ChoiceField {...props} name="year" choices={yearChoices(props.config)} />
    </fieldset>
  );
}

/** The start date and issue number of British debit cards, which may lack a verification number. */
export function StartFields({ element, ...props }: CardPartProps & { element: HTMLElement }) {
  return (
    <div className="shop-cc-form__start">
      <ChoiceField {...props} name="startMonth" choices={monthChoices(props.config, localeOf(element))} />
      <ChoiceField {...props} name="startYear" choices={startYearChoices(props.config)} />
      <CardField {...props} name="issue">
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            data-digits={2}
            className="input-text shop-cc-form__digits"
          />
        )}
      </CardField>
    </div>
  );
}

interface ChoiceFieldProps extends CardPartProps {
  name: 'month' | 'year' | 'startMonth' | 'startYear';
  choices: Choices;
}

function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  return (
    <CardField {...props}>
      {(control) => (
        <select {...control} className="select">
          <option value="">{props.texts[props.name]}</option>
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
