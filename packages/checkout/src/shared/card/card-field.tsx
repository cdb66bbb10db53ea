import { type ControlProps, Field } from '@shop-elements/ui';
import type { ReactNode } from 'react';
import { useFieldId } from '../field-id';
import type { CardConfig } from './card.config';
import type { ccFormTexts } from './card.texts';
import type { FieldName } from './field-names';
import { isOptional } from './form-check';
import type { CardFields } from './use-card-fields';

/** Props of every part of the form. */
export interface CardPartProps {
  config: CardConfig;
  /** Prefix of the fields' names. If empty, the fields have no names, so nothing is posted. */
  namePrefix: string;
  form: CardFields;
  texts: typeof ccFormTexts;
}

/** The ids, names and containers of Magento's own form, which themes and gateways rely on. */
const attributes: Readonly<
  Record<FieldName, { id: string; posted?: string; container: string; autoComplete?: string }>
> = {
  number: { id: 'cc_number', posted: 'cc_number', container: 'cc-number', autoComplete: 'cc-number' },
  holderName: { id: 'cc_owner', posted: 'cc_owner', container: 'cc-owner', autoComplete: 'cc-name' },
  expiry: { id: 'expiration', container: 'cc-expiry', autoComplete: 'cc-exp' },
  month: { id: 'expiration', posted: 'cc_exp_month', container: 'cc-month', autoComplete: 'cc-exp-month' },
  year: { id: 'expiration_yr', posted: 'cc_exp_year', container: 'cc-year', autoComplete: 'cc-exp-year' },
  verification: { id: 'cc_cid', posted: 'cc_cid', container: 'cc-cvv', autoComplete: 'cc-csc' },
  startMonth: { id: 'start_month', posted: 'cc_ss_start_month', container: 'cc-start-month' },
  startYear: { id: 'start_year', posted: 'cc_ss_start_year', container: 'cc-start-year' },
  issue: { id: 'cc_issue', posted: 'cc_ss_issue', container: 'cc-issue' },
};

export function postedName({ namePrefix }: CardPartProps, field: string | undefined): string | undefined {
  return namePrefix === '' || field === undefined ? undefined : `${namePrefix}[${field}]`;
}

/** Props of every control of the form. */
export interface CardControl extends ControlProps {
  name: string | undefined;
  autoComplete: string;
  required: boolean;
  'data-field': FieldName;
  'data-container': string;
  'data-private': '';
}

interface CardFieldProps extends CardPartProps {
  name: FieldName;
  hintId?: string;
  children: (control: CardControl) => ReactNode;
}

/**
 * A field with its label and, once validated, its message. `rr-block` and `data-private` are what rrweb and LogRocket offer to keep a
 * field out of recorded sessions. Both record its text otherwise; Hotjar, Clarity and others record no typed text unless told to.
 */
export function CardField({ name, hintId, children, ...props }: CardFieldProps) {
  const { config, form, texts } = props;
  const { id, posted, container, autoComplete = 'off' } = attributes[name];
  const mark = form.marks[name];
  const error = mark === undefined || mark === 'good' ? undefined : typeof mark === 'object' ? mark.text : texts[mark];
  const shared = {
    name: postedName(props, posted),
    autoComplete,
    required: form.isShown && !isOptional(name, form),
    'data-field': name,
    'data-container': `${config.method}-${container}`,
    'data-private': '' as const,
  };
  return (
    <Field
      id={useFieldId(`${config.method}_${id}`)}
      label={texts[name]}
      error={error}
      isGood={mark === 'good' && !isOptional(name, form)}
      hintId={hintId}
      className={`shop-cc-form__${name} rr-block`}
    >
      {(control) => children({ ...control, ...shared })}
    </Field>
  );
}
