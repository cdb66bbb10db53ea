import { type ElementProps, textsOf } from '@shop-elements/core';
import { plainText } from '@shop-elements/dom';
import { Field } from '@shop-elements/ui';
import { useFieldId } from '../shared/field-id';
import { BeforeButton, PaymentPanel } from '../shared/place-order';
import { useLabelShows } from './free-method';
import type { OfflinePaymentConfig } from './offline-payment.config';
import { type OfflinePaymentState, useOfflinePayment } from './use-offline-payment';

export const offlinePaymentTexts = {
  payableTo: 'Make Check payable to:',
  mailTo: 'Send Check to:',
  purchaseOrderNumber: 'Purchase Order Number',
  required: 'This is a required field.',
  free: 'No Payment Information Required',
};

/**
 * Payment without a gateway: check, bank transfer, cash on delivery, purchase order, or free. Children with
 * `slot="before-button"` appear between the fields and the button. While nothing is left to pay, the method `free`
 * replaces the sections of the other methods in its form.
 * @example
 * <shop-offline-payment data-method="checkmo">
 *   <shop-agreements slot="before-button" data-method="checkmo"></shop-agreements>
 * </shop-offline-payment>
 * @fires shop-place-order before the order is sent; cancelable
 * @fires shop-order-placed when the shop has accepted the order; `preventDefault()` keeps the page open
 * @fires shop-order-failed when the order failed
 */
export function OfflinePayment({ element, config }: ElementProps<OfflinePaymentConfig>) {
  const state = useOfflinePayment(element, config);
  if (state.isHidden) return <HiddenPanel element={element} />;
  return (
    <PaymentPanel
      element={element}
      className="shop-offline-payment"
      config={config}
      order={state}
      onEnter={state.validate}
    >
      <Panel element={element} config={config} state={state} />
    </PaymentPanel>
  );
}

/** Free payment, while there is something to pay. Also hides the page's own nodes before the button. */
function HiddenPanel({ element }: { element: HTMLElement }) {
  return (
    <div hidden>
      <BeforeButton element={element} />
    </div>
  );
}

interface PanelProps extends ElementProps<OfflinePaymentConfig> {
  state: OfflinePaymentState;
}

function Panel({ element, config, state }: PanelProps) {
  switch (config.method) {
    case 'checkmo':
      return <CheckDetails element={element} config={config} />;
    case 'banktransfer':
    case 'cashondelivery':
      return config.instructions === '' ? null : <Lines text={config.instructions} />;
    case 'purchaseorder':
      return <PurchaseOrderNumber element={element} state={state} />;
    case 'free':
      return <FreeNote element={element} />;
  }
}

/** Skipped if the method's label shows the same text, as in Magento. */
function FreeNote({ element }: { element: HTMLElement }) {
  const text = textsOf(element, offlinePaymentTexts).free;
  return useLabelShows(element, text) ? null : <p className="shop-offline-payment__free">{text}</p>;
}

function CheckDetails({ element, config }: ElementProps<OfflinePaymentConfig>) {
  const { mailingAddress, payableTo } = config;
  const texts = textsOf(element, offlinePaymentTexts);
  if (mailingAddress === '' && payableTo === '') return null;
  return (
    <dl className="items check payable shop-offline-payment__check">
      {payableTo !== '' && (
        <div>
          <dt className="title">{texts.payableTo}</dt>
          <dd className="content">{payableTo}</dd>
        </div>
      )}
      {mailingAddress !== '' && (
        <div>
          <dt className="title">{texts.mailTo}</dt>
          <dd className="content">
            <Lines text={mailingAddress} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Shows escaped text with `<br>` as plain text with line breaks. */
function Lines({ text }: { text: string }) {
  return <div className="shop-offline-payment__lines">{plainText(text)}</div>;
}

function PurchaseOrderNumber({ element, state }: Omit<PanelProps, 'config'>) {
  const texts = textsOf(element, offlinePaymentTexts);
  const id = useFieldId('po_number');
  return (
    <Field id={id} label={texts.purchaseOrderNumber} error={state.isMissing ? texts.required : undefined}>
      {(control) => (
        <input
          {...control}
          ref={state.poNumber}
          type="text"
          name="payment[po_number]"
          className="input-text"
          aria-required="true"
          onInput={state.typed}
        />
      )}
    </Field>
  );
}
