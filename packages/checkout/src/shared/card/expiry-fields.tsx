import { localeOf } from '@shop-elements/core';
import { CardField, type CardView, postedName } from './card-field';
import { type Choices, monthChoices, startYearChoices, yearChoices } from './choices';

/** Month and year in one field. Posts the same two values as the selects. */
export function ExpiryField(view: CardView) {
  return (
    <CardField {...view} name="expiry">
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            dir="ltr"
            className="input-text shop-cc-form__digits"
            placeholder={view.texts.expiryPattern}
          />
          {view.namePrefix !== '' && (
            <>
              {/* Text fields, because `type="hidden"` would expose the value in an attribute. */}
              <input hidden type="text" tabIndex={-1} name={postedName(view, 'cc_exp_month')} data-posted="month" />
              <input hidden type="text" tabIndex={-1} name={postedName(view, 'cc_exp_year')} data-posted="year" />
            </>
          )}
        </>
      )}
    </CardField>
  );
}

/** Month and year as two selects, for gateways and themes that expect them. */
export function ExpirySelects({ element, ...view }: CardView & { element: HTMLElement }) {
  return (
    <fieldset className="shop-cc-form__selects">
      <legend className="shop-field__label">{view.texts.expiry}</legend>
      <ChoiceField {...view} name="month" choices={monthChoices(view.config, localeOf(element))} />
      <ChoiceField {...view} name="year" choices={yearChoices(view.config)} />
    </fieldset>
  );
}

/** The start date and issue number of British debit cards, which may lack a verification number. */
export function StartFields({ element, ...view }: CardView & { element: HTMLElement }) {
  return (
    <div className="shop-cc-form__start">
      <ChoiceField {...view} name="startMonth" choices={monthChoices(view.config, localeOf(element))} />
      <ChoiceField {...view} name="startYear" choices={startYearChoices(view.config)} />
      <CardField {...view} name="issue">
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

interface ChoiceFieldProps extends CardView {
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
