import { type ElementProps, textsOf } from '@shop-elements/core';
import { plainText } from '@shop-elements/dom';
import { Dialog, SafeHtml } from '@shop-elements/ui';
import { useState } from 'react';
import { useFieldId } from '../shared/field-id';
import type { Agreement, AgreementsConfig } from './agreements.config';
import { agreementsTexts } from './agreements.texts';
import { type AgreementsState, BOX, needsCheckbox, useAgreements } from './use-agreements';

/**
 * The terms and conditions to accept before an order is placed.
 * @example <shop-agreements data-method="checkmo"></shop-agreements>
 */
export function Agreements({ element, config }: ElementProps<AgreementsConfig>) {
  const state = useAgreements(element, config);
  const [open, setOpen] = useState<Agreement>();
  const texts = textsOf(element, agreementsTexts);
  if (!config.isEnabled) return null;
  return (
    <div data-role="checkout-agreements" className="shop-agreements">
      <div className="checkout-agreements">
        {config.agreements.map((agreement) => (
          <AgreementRow
            key={agreement.agreementId}
            agreement={agreement}
            method={config.method}
            state={state}
            required={texts.required}
            onOpen={() => setOpen(agreement)}
          />
        ))}
      </div>
      {open !== undefined && (
        <Dialog title={plainText(open.checkboxText)} closeLabel={texts.close} onClose={() => setOpen(undefined)}>
          <div className="shop-agreements__content" style={{ height: open.contentHeight || undefined }}>
            <SafeHtml html={open.content} kind="text" />
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface AgreementRowProps {
  agreement: Agreement;
  method: string;
  state: AgreementsState;
  required: string;
  onOpen: () => void;
}

/** The words open the agreement and do not tick it; the box beside them carries the same words as its label. */
function AgreementRow({ agreement, method, state, required, onOpen }: AgreementRowProps) {
  const { agreementId, checkboxText } = agreement;
  const text = plainText(checkboxText);
  const id = useFieldId(`agreement_${method}_${agreementId}`);
  const missing = state.missing.includes(agreementId);
  return (
    <div className="checkout-agreement shop-agreements__row" data-state={missing ? 'invalid' : undefined}>
      {needsCheckbox(agreement) && (
        <>
          <input
            className={`shop-checkbox ${BOX}`}
            type="checkbox"
            id={id}
            name={`agreement[${agreementId}]`}
            value={agreementId}
            onChange={state.changed}
            aria-required="true"
            aria-invalid={missing}
            aria-describedby={missing ? `${id}-error` : undefined}
          />
          <label className="shop-agreements__label" htmlFor={id}>
            {text}
          </label>
        </>
      )}
      <button
        type="button"
        className="action action-show shop-text-button shop-agreements__text"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {text}
      </button>
      {needsCheckbox(agreement) && (
        <div className="shop-field__error" id={`${id}-error`} aria-live="polite">
          {missing ? required : undefined}
        </div>
      )}
    </div>
  );
}
