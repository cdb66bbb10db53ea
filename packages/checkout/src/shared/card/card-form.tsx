import { textsOf, useElementId } from '@shop-elements/core';
import type { ReactNode } from 'react';
import { useFieldId } from '../field-id';
import { type ButtonConfig, type OrderState, PaymentPanel } from '../place-order';
import { AcceptedCards } from './accepted-cards';
import type { CardConfig } from './card.config';
import { ccFormTexts } from './card.texts';
import { type CardPartProps, postedName } from './card-field';
import { CodeField, CodeHelp } from './code-field';
import { ExpiryField, ExpirySelects, StartFields } from './expiry-fields';
import { HolderField, NumberField } from './number-field';
import type { CardFields } from './use-card-fields';

interface CardFormProps {
  element: HTMLElement;
  config: CardConfig & ButtonConfig;
  /** Prefix of the fields' names. If empty, the fields have no names, so nothing is posted. */
  namePrefix: string;
  form: CardFields & OrderState;
  children?: ReactNode;
}

/** The fields of a card, and the button that places the order. */
export function CardForm({ element, config, namePrefix, form, children }: CardFormProps) {
  const texts = textsOf(element, ccFormTexts, 'cc-form');
  const partProps: CardPartProps = { config, namePrefix, form, texts };
  const fieldsId = useFieldId(`payment_form_${config.method}`);
  const typeId = useFieldId(`${config.method}_cc_type`);
  const hintId = useElementId('code-hint');
  return (
    <PaymentPanel
      element={element}
      className="shop-cc-form"
      config={config}
      inactive={form.isDisabled}
      order={form}
      onEnter={form.validate}
    >
      <fieldset className="fieldset payment items ccard shop-cc-form__fields" id={fieldsId} disabled={form.isDisabled}>
        <legend className="shop-visually-hidden">{texts.legend}</legend>
        <AcceptedCards config={config} shownType={form.shownType} label={texts.acceptedCards} />
        <input
          type="hidden"
          id={typeId}
          name={postedName(partProps, 'cc_type')}
          value={form.storedType}
          data-container={`${config.method}-cc-type`}
        />
        <NumberField {...partProps} />
        {config.holderName && <HolderField {...partProps} />}
        {config.expiry === 'selects' && <ExpirySelects {...partProps} element={element} />}
        <div className="shop-cc-form__pair">
          {config.expiry === 'field' && <ExpiryField {...partProps} />}
          {config.hasVerification && <CodeField {...partProps} hintId={hintId} />}
        </div>
        {config.hasVerification && <CodeHelp {...partProps} hintId={hintId} />}
        {form.hasStartDate && <StartFields {...partProps} element={element} />}
      </fieldset>
      {children}
    </PaymentPanel>
  );
}
