import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CardMethods } from '../shared/card/card-methods';
import { type CardFields, useCardFields } from '../shared/card/use-card-fields';
import { type OrderState, usePlaceOrder } from '../shared/place-order';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { type Challenge, payThroughGateway } from './pay-through-gateway';

/** What `<shop-iframe-gateway>` offers to the page. */
export interface IframeGatewayMethods extends CardMethods {
  /** What the order sends: the card's type, its last four digits and its expiry date, never the number. */
  getData(): PaymentData;
  /** Pays through the gateway, then places the order. */
  placeOrder(): Promise<void>;
}

export interface IframeGatewayState extends CardFields, OrderState {
  frame: RefObject<HTMLIFrameElement | null>;
  /** What the shopper has to do in the frame now. */
  challenge: Challenge | undefined;
}

export function useIframeGateway(element: HTMLElement, config: IframeGatewayConfig): IframeGatewayState {
  const { method } = config;
  const fields = useCardFields(element, config);
  const frame = useRef<HTMLIFrameElement>(null);
  const [challenge, showChallenge] = useState<Challenge>();
  const removed = useRemoval();

  const order = usePlaceOrder(element, {
    ...fields,
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
      const [shown, signal] = [frame.current, removed.current.signal];
      return payThroughGateway({
        element,
        config,
        frame: shown,
        readCard: fields.read,
        showChallenge,
        removed: signal,
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
