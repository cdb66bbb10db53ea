import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldName } from '../shared/card/field-names';
import { type CardFields, useCardFields } from '../shared/card/use-card-fields';
import { type OrderState, usePlaceOrder } from '../shared/place-order';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { type Challenge, payThroughGateway } from './pay-through-gateway';

/** What `<shop-iframe-gateway>` offers to the page. */
export interface IframeGatewayMethods {
  /** Whether the card can be used; marks what is wrong, and focuses the first such field. */
  validate(): boolean;
  /** Whether the card can be used; shows nothing. */
  isComplete(): boolean;
  /** Moves the focus to a field; without a name to the first that is empty or wrong. */
  focus(field?: FieldName): void;
  /** Shows your text at a field, until the shopper changes it; an empty text takes it away. */
  setError(field: FieldName, text: string): void;
  /** What the order sends: the card's type, its last four digits and its expiry date, never the number. */
  getData(): PaymentData;
  /** Empties the form. */
  reset(): void;
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
