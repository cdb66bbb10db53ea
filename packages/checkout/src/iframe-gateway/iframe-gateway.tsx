import type { ElementProps } from '@shop-elements/core';
import { CardForm } from '../shared/card/card-form';
import { useFieldId } from '../shared/field-id';
import { ChallengeFrame } from './challenge-frame';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { useIframeGateway } from './use-iframe-gateway';

/**
 * A card form that posts the card to the payment gateway only, in a hidden frame. The shop receives the type, the last
 * four digits and the expiry date. The gateway then sends the frame to a page of the shop, which reports the result:
 * `parent.postMessage({ type: 'shop-iframe-gateway', result: 'approved' }, location.origin)`, or `result: 'declined'`
 * with a `message`. The host's own `clearTimeout` event on `window` gives the host more time. For 3-D Secure, the
 * gateway's page posts `{ type: 'shop-iframe-gateway', challenge: { width, height } }`, or you set
 * `data-challenge="show"`; the frame then shows in a dialog. Allow the gateway in `form-action` and `frame-src`.
 * @example <shop-iframe-gateway data-method="acmepay"></shop-iframe-gateway>
 * @fires shop-place-order before anything leaves the page; cancelable
 * @fires shop-iframe-gateway-saved when the order is saved, before the card goes to the gateway
 * @fires shop-iframe-gateway-timeout when the gateway has not answered in time; the page is then loaded anew
 * @fires shop-iframe-gateway-error when a call failed, the gateway declined the card or the shopper canceled
 * @fires shop-order-placed when the shop has taken the order; cancelable, then the page stays
 * @fires shop-order-failed when the order failed
 */
export function IframeGateway({ element, config }: ElementProps<IframeGatewayConfig>) {
  const gateway = useIframeGateway(element, config);
  const { challenge, frame } = gateway;
  const known = {
    id: useFieldId(`${config.method}-transparent-iframe`),
    // Two of one name would get each other's answers.
    name: useFieldId('iframeTransparent'),
    src: config.source || undefined,
    'data-container': `${config.method}-transparent-iframe`,
  };
  return (
    <CardForm element={element} config={config} namePrefix="" form={gateway}>
      <ChallengeFrame
        element={element}
        frame={frame}
        known={known}
        challenge={challenge?.size}
        onCancel={() => challenge?.cancel()}
      />
    </CardForm>
  );
}
