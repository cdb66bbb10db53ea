import { type ElementProps, textsOf } from '@shop-elements/core';
import { CardForm } from '../shared/card/card-form';
import { useFieldId } from '../shared/field-id';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { iframeGatewayTexts } from './iframe-gateway.texts';
import { useIframeGateway } from './use-iframe-gateway';

/**
 * A card form whose number goes to the payment gateway and to nobody else: it is posted into a hidden frame, and the shop is
 * told the type, the last four digits and the expiry date. The gateway then sends the frame to a page of the shop, which
 * tells this one how it ended: `parent.postMessage({ type: 'shop-iframe-gateway', result: 'approved' }, location.origin)`,
 * or `result: 'declined'` with a `message`. The host's own `clearTimeout` event on `window` ends the waiting too. The page's policy needs the gateway in `form-action` and `frame-src`.
 * @example <shop-iframe-gateway data-method="acmepay"></shop-iframe-gateway>
 * @fires shop-place-order before anything leaves the page; cancelable
 * @fires shop-iframe-gateway-saved when the order is saved, before the card goes to the gateway
 * @fires shop-iframe-gateway-timeout when the gateway has not answered in time; the page is then loaded anew
 * @fires shop-iframe-gateway-error when a call failed or the gateway declined the card
 * @fires shop-order-placed when the shop has taken the order; cancelable, then the page stays
 * @fires shop-order-failed when the order failed, with what the shopper reads: `{ method, message }`
 */
export function IframeGateway({ element, config }: ElementProps<IframeGatewayConfig>) {
  const gateway = useIframeGateway(element, config);
  const id = useFieldId(`${config.method}-transparent-iframe`);
  // Two of one name would get each other's answers.
  const name = useFieldId('iframeTransparent');
  return (
    <CardForm element={element} config={config} namePrefix="" form={gateway}>
      <iframe
        ref={gateway.frame}
        hidden
        title={textsOf(element, iframeGatewayTexts).frame}
        id={id}
        name={name}
        src={config.source || undefined}
        data-container={`${config.method}-transparent-iframe`}
      />
      {gateway.notice !== '' && (
        <p className="shop-field__error" role="alert">
          {gateway.notice}
        </p>
      )}
    </CardForm>
  );
}
