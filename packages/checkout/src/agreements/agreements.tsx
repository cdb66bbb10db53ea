import { type ElementProps, textsOf, useMethods } from '@shop-elements/core';
import { plainText } from '@shop-elements/dom';
import { Dialog, SafeHtml } from '@shop-elements/ui';
import { useLayoutEffect, useState } from 'react';
import { useFieldId } from '../shared/field-id';
import { focusInvalid } from '../shared/focus-invalid';
import type { Agreement, AgreementsConfig } from './agreements.config';

export const agreementsTexts = {
  required: 'This is a required field.',
  close: 'Close',
};

/** Methods of `<shop-agreements>`. */
export interface AgreementsMethods {
  /** Returns whether every required box is ticked. Marks the missing ones and focuses the first. */
  validate(): boolean;
  /** Returns the ids of the ticked agreements. Agreements without a checkbox are never included. */
  getAgreementIds(): string[];
}

/** Class of the checkboxes. They are uncontrolled: the DOM holds their state. */
const BOX = 'shop-agreements__box';

interface AgreementsState {
  /** Ids of the agreements marked as missing. */
  missing: readonly string[];
  /** Call it when a box was ticked or unticked. */
  changed(): void;
}

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
          <AgreementText agreement={open} />
        </Dialog>
      )}
    </div>
  );
}

/** The full text. With a fixed height it can be focused, because Safari scrolls only focused areas by keyboard. */
function AgreementText({ agreement: { content, contentHeight, checkboxText } }: { agreement: Agreement }) {
  const scrollable = {
    style: { height: contentHeight },
    tabIndex: 0,
    role: 'region',
    'aria-label': plainText(checkboxText),
  };
  return (
    <div className="shop-agreements__content" {...(contentHeight !== '' && scrollable)}>
      <SafeHtml html={content} kind="text" />
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

/** The visible text is a button that opens the agreement. The checkbox has the same text as its label. */
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

/** Only mode 1 has to be ticked. */
function needsCheckbox({ mode }: Pick<Agreement, 'mode'>): boolean {
  return mode === '1';
}

function useAgreements(element: HTMLElement, config: AgreementsConfig): AgreementsState {
  /** Undefined until the first validation. */
  const [missing, setMissing] = useState<readonly string[]>();
  // Magento's own boxes all have the value 1, so they are found by name.
  const [keptTicks] = useState(() => {
    const ticked = element.querySelectorAll<HTMLInputElement>('[data-shop-fallback] :checked');
    return new Set([...ticked].map(({ name }) => name));
  });
  const boxes = (checked: boolean): HTMLInputElement[] =>
    [...element.querySelectorAll<HTMLInputElement>(`.${BOX}`)].filter((box) => box.checked === checked);
  const idsOf = (checked: boolean): string[] => boxes(checked).map((box) => box.value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: agreements that are disabled and enabled again keep their ticks
  useLayoutEffect(() => {
    const drawn = [...element.querySelectorAll<HTMLInputElement>(`.${BOX}`)];
    for (const box of drawn) if (keptTicks.has(box.name)) box.checked = true;
    return () => {
      for (const { checked, name } of drawn) {
        if (checked) keptTicks.add(name);
        else keptTicks.delete(name);
      }
    };
  }, [element, config, keptTicks]);

  useMethods<AgreementsMethods>(element, {
    validate() {
      const [first] = boxes(false);
      setMissing(idsOf(false));
      focusInvalid(first);
      return first === undefined;
    },
    getAgreementIds: () => idsOf(true),
  });

  return { missing: missing ?? [], changed: () => setMissing(missing && idsOf(false)) };
}
