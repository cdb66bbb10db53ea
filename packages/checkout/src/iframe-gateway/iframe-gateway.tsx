import type { ElementProps } from '@shop-elements/core';
import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { CardForm } from '../shared/card/card-form';
import type { CardMethods } from '../shared/card/card-methods';
import { type CardFields, useCardFields } from '../shared/card/use-card-fields';
import { useFieldId } from '../shared/field-id';
import { type OrderState, usePlaceOrder } from '../shared/place-order';
import { ChallengeFrame } from './challenge-frame';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { type Challenge, payThroughGateway } from './pay-through-gateway';

/** Methods of `<shop-iframe-gateway>`. */
export interface IframeGatewayMethods extends CardMethods {
  /** Returns the payment data: the card's type, last four digits and expiry date, never the number. */
  getData(): PaymentData;
  /** Pays through the gateway, then places the order. */
  placeOrder(): Promise<void>;
}

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
 * @fires shop-iframe-gateway-timeout when the gateway has not replied in time; the page then reloads
 * @fires shop-iframe-gateway-error when a request failed, the gateway declined the card or the shopper canceled
 * @fires shop-order-placed when the shop has accepted the order; `preventDefault()` keeps the page open
 * @fires shop-order-failed when the order failed
 */
export function IframeGateway({ element, config }: ElementProps<IframeGatewayConfig>) {
  const gateway = useIframeGateway(element, config);
  const { challenge, frame } = gateway;
  const attributes = {
    id: useFieldId(`${config.method}-transparent-iframe`),
    // Unique, because frames with the same name would receive each other's pages.
    name: useFieldId('iframeTransparent'),
    src: config.source || undefined,
    'data-container': `${config.method}-transparent-iframe`,
  };
  return (
    <CardForm element={element} config={config} namePrefix="" form={gateway}>
      <ChallengeFrame
        element={element}
        frame={frame}
        attributes={attributes}
        challenge={challenge?.size}
        onCancel={() => challenge?.cancel()}
      />
    </CardForm>
  );
}

interface IframeGatewayState extends CardFields, OrderState {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The challenge that the frame shows now. */
  challenge: Challenge | undefined;
}

function useIframeGateway(element: HTMLElement, config: IframeGatewayConfig): IframeGatewayState {
  const { method } = config;
  const fields = useCardFields(element, config);
  const frame = useRef<HTMLIFrameElement>(null);
  const [challenge, showChallenge] = useState<Challenge>();
  const removed = useRemoval();

  const order = usePlaceOrder(element, {
    ...fields,
    method,
    getData() {
      const { type, number, month, year } = fields.read();
      return {
        method,
        additional_data: { cc_type: type, cc_exp_year: year, cc_exp_month: month, cc_last_4: number.slice(-4) },
      };
    },
    getPublicData: () => ({ method, additional_data: { cc_type: fields.read().type } }),
    async pay() {
      if (frame.current === null || removed.current === undefined) return { message: '' };
      return payThroughGateway({
        element,
        config,
        frame: frame.current,
        readCard: fields.read,
        showChallenge,
        removed: removed.current.signal,
      });
    },
  });

  return { ...fields, ...order, frame, challenge };
}

/** Aborts when the element leaves the page. */
function useRemoval(): RefObject<AbortController | undefined> {
  const removed = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    const controller = new AbortController();
    removed.current = controller;
    return () => controller.abort();
  }, []);
  return removed;
}
