import { type ElementProps, textsOf } from '@shop-elements/core';
import { plainText } from '@shop-elements/dom';
import { Field } from '@shop-elements/ui';
import { useFieldId } from '../shared/field-id';
import { BeforeButton, PaymentPanel } from '../shared/place-order';
import { useTitleSays } from './free-method';
import type { OfflinePaymentConfig } from './offline-payment.config';
import { offlinePaymentTexts } from './offline-payment.texts';
import { type OfflinePaymentState, useOfflinePayment } from './use-offline-payment';

/**
 * Payment without a gateway: check, bank transfer, cash on delivery, purchase order, or free. Children with
 * `slot="before-button"` appear between the fields and the button. While nothing is left to pay, the method `free`
 * replaces the sections of the other methods in its form.
 * @example
 * <shop-offline-payment data-method="checkmo">
 *   <shop-agreements slot="before-button" data-method="checkmo"></shop-agreements>
 * </shop-offline-payment>
 * @fires shop-place-order before the order goes out; cancelable
 * @fires shop-order-placed when the shop has taken it; cancelable, then the page stays
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

/** Free payment, while there is something to pay. What the page put before its button is hidden with it. */
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

/** Not where the title of the method says the same, as in Magento. */
function FreeNote({ element }: { element: HTMLElement }) {
  const text = textsOf(element, offlinePaymentTexts).free;
  return useTitleSays(element, text) ? null : <p className="shop-offline-payment__free">{text}</p>;
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

/** Escaped text with `<br>`: nothing else can be in it, so its words are shown, with their line breaks. */
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
