import { useMethods } from '@shop-elements/core';
import type { PaymentData } from '@shop-elements/host';
import { type RefObject, useRef, useState } from 'react';
import { type CardFields, useCardFields } from '../cc-form/use-card-fields';
import { usePlaceOrder } from '../place-order';
import { withSaveChoice } from '../vault-enabler';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { payThroughGateway } from './pay-through-gateway';

/** What `<shop-iframe-gateway>` offers to the page. */
export interface IframeGatewayMethods {
  /** Whether the card can be used; marks what is wrong, and focuses the first. */
  validate(): boolean;
  /** What the order sends: the card's type, its last four digits and its expiry date, never the number. */
  getData(): PaymentData;
  /** Empties the form. */
  reset(): void;
  /** Pays through the gateway, then places the order. */
  placeOrder(): Promise<void>;
}

export interface IframeGatewayState extends CardFields {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Why the last attempt failed, where nothing else on the page says it. */
  notice: string;
  busy: boolean;
  placeOrder(): Promise<void>;
}

export function useIframeGateway(element: HTMLElement, config: IframeGatewayConfig): IframeGatewayState {
  const { method } = config;
  const fields = useCardFields(config);
  const frame = useRef<HTMLIFrameElement>(null);
  const [notice, tell] = useState('');

  const methods = {
    validate: fields.validate,
    getData(): PaymentData {
      const { type, number, month, year } = fields.read();
      return withSaveChoice(element, {
        method,
        additional_data: { cc_type: type, cc_exp_year: year, cc_exp_month: month, cc_last_4: number.slice(-4) },
      });
    },
    reset() {
      fields.reset();
      tell('');
    },
  };

  const { busy, placeOrder } = usePlaceOrder(element, {
    ...methods,
    getPublicData: () => withSaveChoice(element, { method, additional_data: { cc_type: fields.storedType } }),
    async pay() {
      tell('');
      if (frame.current === null) return false;
      return payThroughGateway({ element, config, frame: frame.current, readCard: fields.read, tell });
    },
    refused: fields.forgetVerification,
  });
  useMethods<IframeGatewayMethods>(element, { ...methods, placeOrder });

  return { ...fields, frame, notice, busy, placeOrder };
}
